import type { texts as english } from '../en/items.ts';
import { countedIn, numberText, signedShareText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  instruction: {
    'multiple-choice': 'Wähle eine Antwort.',
    'multiple-response': 'Wähle alles, was zutrifft.',
    'true-false': 'Richtig oder falsch?',
    numeric: 'Gib eine Zahl ein.',
    'short-answer': 'Antworte in wenigen Wörtern.',
    matching: 'Wähle zu jedem das Passende.',
    cloze: 'Fülle die Lücken.',
    ordering: 'Bring das in die richtige Reihenfolge.',
    hotspot: 'Finde die Stelle im Bild.',
    labelling: 'Benenne jede Stelle im Bild.',
    table: 'Fülle die leeren Zellen.',
    expression: 'Gib einen Term ein.',
    open: 'Antworte in eigenen Worten.',
    'structured-answer': 'Antworte in eigenen Worten.',
    essay: 'Schreib deinen Text.',
    file: 'Gib deine Arbeit auf Papier als Bilder oder PDF ab.',
  },
  yourAnswer: 'Deine Antwort',
  yourAnswerRight: 'Deine Antwort, richtig',
  yourAnswerPartly: 'Deine Antwort, teilweise richtig',
  weight: (share: number) => signedShareText('de', share),
  noAnswer: 'Keine Antwort',
  rightAnswer: 'Richtige Antwort',
  rightAnswers: 'Richtige Antworten',
  modelAnswer: 'Musterantwort',
  right: 'Richtig',
  wrong: 'Falsch',
  unanswered: 'Nicht beantwortet',
  rightMatch: 'Dazu passt:',
  rightIs: 'Richtig:',
  match: 'Zuordnung',
  choose: 'Wählen …',
  trueChoice: 'Richtig',
  falseChoice: 'Falsch',
  unshowable: 'Diese Antwort lässt sich nicht anzeigen.',
  numeric: {
    forms: 'Eine Zahl wie 12,5 oder 3,1e25 oder 3/4.',
    formsWithUnit: 'Eine Zahl mit ihrer Einheit, zum Beispiel 12,5 m/s.',
    unreadable: 'Das ist noch keine lesbare Zahl.',
    readAs: (read, other) => `Wir lesen das als ${read}. Wenn du ${other} meinst, schreib ${other}.`,
    wasReadAs: (read) => `als ${read} gelesen`,
  },
  cloze: {
    gap: (number) => `Lücke ${number}`,
  },
  ordering: {
    up: (what) => `Nach oben: ${what}`,
    down: (what) => `Nach unten: ${what}`,
    place: (place, all) => `Platz ${place} von ${all}`,
    moved: (what, place, all) => `${what}: jetzt auf Platz ${place} von ${all}`,
    keep: 'So stimmt es schon',
    help: 'Zieh eine Zeile oder verschieb sie mit ihren Pfeilen.',
    rightOrder: 'Richtige Reihenfolge',
    yourOrder: 'Deine Reihenfolge',
  },
  picture: {
    place: (number) => `Stelle ${number}`,
    places: 'Stellen im Bild',
    missing: 'Das Bild fehlt.',
  },
  table: {
    cell: (row, column) => (row === '' ? column : `${row}, ${column}`),
  },
  expression: {
    preview: 'Gelesen als',
    unreadable: 'Das ist noch kein lesbarer Term.',
    forms: 'Zum Beispiel 2x(x+1), sqrt(x)/3 oder e^(2x).',
    keys: 'Zeichen zum Einfügen',
    insert: (sign) => `${sign} einfügen`,
    power: 'Hochzahl',
    root: 'Wurzel',
    fraction: 'Bruch',
    brackets: 'Klammern',
    pi: 'Pi',
  },
  written: {
    marks: (marks) => counted(marks, { one: '# Punkt', other: '# Punkte' }),
    later: 'Nach der Abgabe bewertest du sie selbst mit dem Bewertungsschema.',
    compareLater: 'Nach der Abgabe siehst du zum Vergleich eine Musterantwort.',
    words: (words) => counted(words, { one: '# Wort', other: '# Wörter' }),
    asked: (least, most) =>
      least === null
        ? most === null
          ? ''
          : `höchstens ${numberText('de', most)}`
        : most === null
          ? `mindestens ${numberText('de', least)}`
          : `${numberText('de', least)} bis ${numberText('de', most)} verlangt`,
  },
  scheme: {
    title: 'Bewertungsschema',
    total: (marks) => counted(marks, { one: 'insgesamt # Punkt', other: 'insgesamt # Punkte' }),
    alternatives: 'Oder:',
    required: 'Ohne das zählt nichts.',
    needs: (points) => `Zählt nur zusammen mit ${points}.`,
    carries: 'Auch für richtige Arbeit mit einem falschen früheren Ergebnis.',
    atMost: (points, most) => `Von ${points} zählen höchstens ${most}.`,
    point: (number) => `Teil ${number}`,
    counted: 'Gezählt',
    notCounted: 'Nicht gezählt',
  },
  file: {
    label: 'Bilder oder PDF deiner Arbeit',
    kinds: 'JPEG, PNG, WebP oder PDF',
    handedUp: 'Abgegeben',
    none: 'Noch nichts abgegeben.',
    remove: (name) => `${name} entfernen`,
    open: (name) => `${name} öffnen`,
    tooMany: (most) => counted(most, { one: 'Nur # Datei ist möglich.', other: 'Höchstens # Dateien sind möglich.' }),
    failed: 'Es konnte nicht gesendet werden.',
    gone: 'Diese Datei ließ sich nicht öffnen.',
  },
  remark: {
    notANumber: 'Das ließ sich nicht als Zahl lesen.',
    wrongUnit: 'Die Zahl stimmt, die Einheit nicht.',
    unitMissing: 'Die Zahl stimmt, aber die Einheit fehlt.',
    unreadableExpression: 'Das ließ sich nicht als Term lesen.',
    otherForm: 'Gleichwertig, aber nicht in der verlangten Form geschrieben.',
  },
};
