// Compiled from src/texts/en/access/account-mail.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  greeting: ({ name }: { readonly name: string }): string => `Hello ${userText(name)},`,
  welcome: {
    subject: "Welcome to Lectern",
    text: "Your account is ready. Choose your subjects, and Lectern shows you what to do next.",
    action: "Get started",
    next: "Start with a short quiz in the subject you’re most worried about. The first topic of every subject is free.",
    caution: "If you didn’t create this account, someone else used your email address. Reset the password, then delete the account.",
  },
  invitation: {
    subject: "Set up your Lectern account",
    text: "A Lectern account has been created for you. Set a password to start using it.",
    action: "Set password",
  },
  reset: {
    subject: "Reset your Lectern password",
    text: "Use this link to set a new password.",
    action: "Reset password",
  },
  expiry: ({ days }: { readonly days: number }): string => `The link expires in ${(isForm('en', days, 'one') ? `${numberText('en', need(days))} day` : `${numberText('en', need(days))} days`)} and can be used once.`,
  caution: "If you weren’t expecting this email, you can ignore it.",
  visit: {
    subject: "Support access to your Lectern account",
    text: ({ supporter }: { readonly supporter: string }): string => `To help you, ${userText(supporter)} can view Lectern as you for a limited time, but can’t change anything.`,
    reason: ({ reason }: { readonly reason: string }): string => `Reason: ${userText(reason)}`,
    caution: "Your account shows all support access. If you weren’t expecting this, tell your school or reply to this email.",
  },
  pin: {
    subject: "Your Lectern PIN was removed",
    text: "Your PIN was removed and you’ve been signed out on all devices. After signing in, you can create a new PIN in your account.",
    caution: "If you weren’t expecting this, tell your school or reply to this email straight away.",
  },
  factor: {
    added: {
      subject: "Two-step verification is on",
      text: "From now on, signing in to Lectern also needs a code from your authenticator app. You’ve been signed out on your other devices.",
    },
    removed: {
      subject: "Two-step verification is off",
      text: "From now on, your password alone is enough to sign in to Lectern.",
    },
    recoveryCodes: {
      subject: "Your Lectern recovery codes were replaced",
      text: "You have new recovery codes. The previous ones no longer work.",
    },
    recoveryCodeUsed: {
      subject: "A recovery code was used to sign in",
      text: "Someone signed in to your Lectern account with your password and a recovery code. Each recovery code works once.",
    },
    passkeyAdded: {
      subject: "A passkey was added to your account",
      text: "From now on, this passkey opens your Lectern account without your password. Your account settings list your passkeys.",
    },
    passkeyRemoved: {
      subject: "A passkey was removed from your account",
      text: "This passkey no longer opens your Lectern account.",
    },
    reset: {
      subject: "Your two-step verification was reset",
      text: "An admin has switched off two-step verification for your account and removed your passkeys. You’ve been signed out on all devices. After signing in, you can set them up again in your account settings.",
    },
    caution: "If you weren’t expecting this, change your password and tell your school or reply to this email straight away.",
  },
  address: {
    subject: "Your Lectern email address was changed",
    text: ({ address }: { readonly address: string }): string => `From now on, sign in with ${userText(address)}.`,
    caution: "If you weren’t expecting this, tell your school or reply to this email straight away.",
  },
};
