// Compiled from src/texts/en/platform/start-problems.json by `npm run generate`: change that file.

export const texts = {
  UNAUTHENTICATED: "Your session has ended. Please sign in again.",
  PAYMENT_REQUIRED: "Payment required",
  FORBIDDEN: "You don’t have permission to do this.",
  NOT_FOUND: "We couldn’t find this. It may have been deleted.",
  INVALID_INPUT: "Check what you entered and try again.",
  WRONG_CREDENTIALS: "Your email or password is incorrect. Check both and try again.",
  TOO_MANY_TRIES: "Too many attempts. Wait a few minutes and try again.",
  NETWORK: "Network error",
  INTERNAL: "Something went wrong on our side. Try again.",
  TOKEN_MISSING: "We couldn’t sign you in. Try again.",
  emailInvalid: "Invalid email address",
  emailMissing: "Enter your email address",
  passwordMissing: "Enter your password",
};
