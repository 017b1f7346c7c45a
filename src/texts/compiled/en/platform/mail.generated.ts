// Compiled from src/texts/en/platform/mail.json by `npm run generate`: change that file.

export const texts = {
  footer: "Lectern · Study. Practise. Pass.",
};
