// Compiled from src/texts/en/interchange/scim.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: "Provisioning (SCIM)",
  intro: "With SCIM, an identity system such as Okta creates and deactivates the users and classes of your school. It only changes what it has created or you have connected, and never admins.",
  setupTitle: "Set up provisioning",
  setupIntro: "Enter this address in the provisioning settings of your identity system.",
  address: "Base URL (tenant URL)",
  none: "Your school has no provisioning tokens.",
  create: "Create provisioning token",
  nameHint: "Which identity system uses it.",
  createdText: "It is only shown once. Anyone who has it can create and deactivate users of your school.",
  ownerGone: ({ owner }: { readonly owner: string }): string => `${userText(owner)} is no longer an admin, so this token is refused. Rotate it.`,
  revokeText: "The identity system can’t change users and classes any more. Nobody is deactivated.",
  matchesTitle: ({ count }: { readonly count: number }): string => `Accounts to connect (${numberText('en', need(count))})`,
  matchesText: "Your identity system wants to create users whose emails belong to accounts of your school. It can’t see or change these accounts until you connect them. Check that each is the same person.",
  matchOf: ({ name }: { readonly name: string }): string => `At the identity system: ${userText(name)}`,
  matchesMore: ({ count }: { readonly count: number }): string => `The first ${numberText('en', need(count))} are shown. The others follow when these are connected.`,
  connect: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "Connect selected" : (isForm('en', count, 'one') ? `Connect ${numberText('en', need(count))} account` : `Connect ${numberText('en', need(count))} accounts`)),
  chooseAll: "Select all",
  chooseNone: "Select none",
  connectTitle: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? "Connect this account?" : `Connect ${numberText('en', need(count))} accounts?`),
  connectText: "From its next request on, the identity system can change names and emails, add accounts to classes, and deactivate them. Work, passwords and classes stay.",
  connected: ({ count }: { readonly count: number }): string => (need(count) === 0 ? "No account could be connected." : (isForm('en', count, 'one') ? "The account is connected." : `${numberText('en', need(count))} accounts are connected.`)),
};
