/** Names and terms that keep their capital letters inside a sentence. Acronyms need no entry. */
const CAPITALISED = new Set<string>([
  ...[
    'Aiken',
    'Anki',
    'Forms',
    'Google',
    'Brightspace',
    'Calendar',
    'Caliper',
    'Canvas',
    'Cartridge',
    'Common',
    'Excel',
    'Lectern',
    'Libre',
    'Macs',
    'Markdown',
    'Moodle',
    'Ogg',
    'Okta',
    'Open',
  ],
  ...['One', 'Power', 'Pro', 'Quizlet', 'Standard', 'Web', 'WebM', 'Word'],
  ...['Ctrl', 'Enter', 'Escape', 'Shift', 'Space', 'European'],
]);
/** Texts of the requirement, and labels of other products and of this one that a sentence quotes. */
const QUOTED =
  /Page Not Found|Internal Server Error|Initiate login URL|Global Privacy Control|Save As|“[^”]*”|File, Export|Check Database|under Classes|later in Users|Subject pricing|name="value"/g;

/** Texts that are followed by a value on the screen. */
const FRAGMENTS = ['Too many attempts. Try again in'];

/** The verbs that buttons start with. */
const BUTTON =
  /^(?:Accept|Add|Apply|Archive|Assign|Cancel|Change|Close|Continue|Copy|Create|Delete|Discard|Download|Edit|Export|Grant|Import|Invite|Join|Mark|Open|Preview|Print|Publish|Redo|Reject|Release|Remove|Request|Reset|Restore|Resume|Retry|Revoke|Save|Schedule|Send|Show|Sign|Start|Submit|Undo|Unpublish|View|Withdraw)\b/;

const RULES: readonly { readonly fault: string; readonly isBroken: (text: string) => boolean }[] = [
  { fault: 'say “email”', isBroken: (text) => /\be-mail|\bmails?\b/i.test(text) },
  {
    fault: 'say “sign in” and “sign out”',
    isBroken: (text) => /\b(?:log|logged|logging)[ -]?(?:in|on|out|off)\b/i.test(text),
  },
  { fault: 'use the character …', isBroken: (text) => text.includes('...') },
  { fault: 'use typographic quotation marks and apostrophes', isBroken: (text) => /['"]/.test(text) },
  { fault: 'no double spaces', isBroken: (text) => text.includes('  ') },
  { fault: 'use sentence case', isBroken: (text) => capitalisedWords(text).length > 0 },
  { fault: 'no full stop after a button', isBroken: (text) => isButton(text) && text.endsWith('.') },
  { fault: 'end the sentence with a full stop', isBroken: lacksFullStop },
];

/** The style errors of a text; empty if there are none. */
export function styleFaults(text: string): readonly string[] {
  const own = text.replaceAll(QUOTED, 'quoted');
  return RULES.filter(({ isBroken }) => isBroken(own)).map(({ fault }) => fault);
}

/** Words with a capital letter that do not start a sentence, a quotation or a list. */
export const capitalisedWords = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=[\p{Ll}\d,;] )(\p{Lu}\p{Ll}+)(?:’s)?/gu)]
    .map(([, word = '']) => word)
    .filter((word) => !CAPITALISED.has(word));

/** A verb and an object: what a button does. */
const isButton = (text: string): boolean => BUTTON.test(text) && text.split(' ').length <= 3;

/** More than one sentence, the last without an end. A text that starts with a small letter is part of a sentence. */
function lacksFullStop(text: string): boolean {
  if (FRAGMENTS.includes(text)) return false;
  return /^\p{Lu}/u.test(text) && /\p{Ll}[.?!] \p{Lu}/u.test(text) && !/[.?!…:”)]$/.test(text.trim());
}
