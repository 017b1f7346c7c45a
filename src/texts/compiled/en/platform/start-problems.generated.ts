// Compiled from src/texts/en/platform/start-problems.json by `npm run generate`: change that file.

export const texts = {
  UNAUTHENTICATED: "Your session has ended. Please sign in again.",
  INVALID_INPUT: "Check what you entered and try again.",
  WRONG_CREDENTIALS: "Your email or password is incorrect. Check both and try again.",
  NETWORK: "Network error",
  INTERNAL: "Something went wrong on our side. Try again.",
  emailInvalid: "Invalid email address",
  emailMissing: "Enter your email address",
  passwordMissing: "Enter your password",
};
