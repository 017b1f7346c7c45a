// Compiled from src/texts/en/interchange/scim.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  title: "Provisioning (SCIM)",
  intro: "With SCIM, an identity system such as Okta creates and deactivates the users and classes of your school. It only changes what it has created, and never admins.",
  setupTitle: "Set up provisioning",
  setupIntro: "Enter this address in the provisioning settings of your identity system.",
  address: "Base URL (tenant URL)",
  none: "Your school has no provisioning tokens.",
  create: "Create provisioning token",
  nameHint: "Which identity system uses it.",
  createdText: "It is only shown once. Anyone who has it can create and deactivate users of your school.",
  ownerGone: ({ owner }: { readonly owner: string }): string => `${userText(owner)} is no longer an admin, so this token is refused. Rotate it.`,
  revokeText: "The identity system can’t change users and classes any more. Nobody is deactivated.",
};
