import { LANGUAGES } from '#domain/platform/language.ts';
import { camelCase, sentenceCase, snakeCase } from './name-cases.ts';

const textsName = (name: string): string => `${snakeCase(name).toUpperCase()}_TEXTS`;
const compiledIn = (language: string, subject: string, name: string): string =>
  `#texts/compiled/${language}/${subject}/${name}-mail.generated.ts`;

/** @param up the way from its folder to `src/server`, such as `../` */
export const emailFile = (
  name: string,
  up: string,
): string => `import { composeMail } from '${up}platform/mail/compose-mail.ts';
import type { Mail, MailRecipient } from '${up}platform/mail/mail.ts';
import { ${textsName(name)} } from './${name}.texts.ts';

/** ${sentenceCase(name)}: say who gets it, and when. */
export function ${camelCase(name)}Mail({ email, name, language }: MailRecipient): Mail {
  const t = ${textsName(name)}[language];
  return composeMail({ to: email, language, subject: t.subject, parts: [t.greeting({ name }), t.text] });
}
`;

/** The set of texts of a new email. */
export const emailTexts = (name: string, subject: string): string =>
  `${LANGUAGES.toSorted()
    .map((language) => `import { texts as ${language} } from '${compiledIn(language, subject, name)}';\n`)
    .join('')}import { textsByLanguage } from '#texts/texts-by-language.ts';

/** Texts of the email about ${sentenceCase(name).toLowerCase()}. */
export const ${textsName(name)} = textsByLanguage(en, { ${LANGUAGES.filter((language) => language !== 'en').join(', ')} });
`;

/** The catalogue of a new email. */
export const emailCatalogue = (name: string): string =>
  `${JSON.stringify(
    {
      subject: sentenceCase(name),
      greeting: '{name, select, none {Hello,} other {Hello {name},}}',
      text: 'Say what happened, and what to do.',
    },
    null,
    2,
  )}\n`;

/** @param folder below `src/server` */
export const emailTest = (name: string, folder: string): string => `import { expect, test } from 'vitest';
import { ${camelCase(name)}Mail } from '#server/${folder}/${name}.mail.ts';

test('the email is addressed to its recipient', () => {
  const { to, subject, text } = ${camelCase(name)}Mail({ name: 'Ada', email: 'ada@example.org', language: 'en' });
  expect(to).toBe('ada@example.org');
  expect(subject).toBe('${sentenceCase(name)}');
  expect(text).toContain('Hello Ada,');
});
`;
