// Compiled from src/texts/en/access/problems.json by `npm run generate`: change that file.
import { need } from '../../../message-parts.ts';
import { numberText } from '../../../wording.ts';

export const texts = {
  PROFILE_REQUIRED: "Complete your profile first.",
  INVITATION_ENDED: "This link has expired or has already been used. Ask for a new one.",
  BEYOND_RIGHTS: "You can only grant, remove or change permissions you have yourself.",
  NO_PUBLIC_ADDRESS: "Links can’t be sent until PUBLIC_URL is set.",
  LAST_ADMIN: "At least one user must be able to manage users. Give someone else this permission first.",
  ROLE_IN_USE: "This role is still assigned to users. Give them another role first.",
  SUPPORT_READS_ONLY: "You’re viewing Lectern as another user. You can’t change anything.",
  newPinMissing: "Enter a PIN",
  pinLength: ({ digits }: { readonly digits: number }): string => `Use ${numberText('en', need(digits))} digits`,
  pinTooGuessable: "This PIN is too easy to guess",
  pinMissing: "Enter your PIN",
  pinIncomplete: ({ digits }: { readonly digits: number }): string => `Enter all ${numberText('en', need(digits))} digits of your PIN`,
  roleNameTaken: "A role with this name already exists",
  roleGone: "One of these roles no longer exists",
};
