// Compiled from src/texts/en/access/account-mail.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { isForm, numberText } from '../../../wording/number.wording.ts';

export const texts = {
  greeting: ({ name }: { readonly name: string }): string => `Hello ${userText(name)},`,
  welcome: {
    subject: "Welcome to Lectern",
    text: "Your account is ready. Choose your subjects, and Lectern shows you what to do next.",
    action: "Get started",
    next: "A good first step is a short quiz in the subject that worries you most. It shows you where to start, and some topics are free.",
    caution: "If you didn’t create this account, someone used your email address. Reset the password to take the account over, then delete it.",
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
    subject: "Support is viewing Lectern as you",
    text: ({ supporter }: { readonly supporter: string }): string => `${userText(supporter)} is viewing Lectern as you for up to 30 minutes to help you, and can’t change anything.`,
    reason: ({ reason }: { readonly reason: string }): string => `Reason: ${userText(reason)}`,
    caution: "Your account lists every time support has viewed it. If you weren’t expecting this, tell your school or reply to this email.",
  },
  pin: {
    subject: "Your Lectern PIN was removed",
    text: "Your PIN was removed and you’ve been signed out on all devices. After signing in, you can create a new PIN in your account.",
    caution: "If you weren’t expecting this, tell your school or reply to this email straight away.",
  },
  address: {
    subject: "Your Lectern email address was changed",
    text: ({ address }: { readonly address: string }): string => `From now on, sign in with ${userText(address)}.`,
    caution: "If you weren’t expecting this, tell your school or reply to this email straight away.",
  },
};
