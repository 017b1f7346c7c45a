import type { texts as english } from '../en/questions.ts';
import { countedIn, numberText, signedShareText } from '../wording.ts';

const counted = countedIn('de');

export const texts: typeof english = {
  instruction: {
    'multiple-choice': 'Wähle eine Antwort.',
    'multiple-response': 'Wähle alles, was zutrifft.',
    'true-false': 'Wahr oder falsch?',
    numeric: 'Gib eine Zahl ein.',
    'short-answer': 'Antworte in wenigen Wörtern.',
    matching: 'Ordne jedem Eintrag das Passende zu.',
    cloze: 'Fülle die Lücken.',
    ordering: 'Bring die Einträge in die richtige Reihenfolge.',
    hotspot: 'Finde die Stelle im Bild.',
    labelling: 'Beschrifte das Bild.',
    table: 'Fülle die leeren Zellen aus.',
    expression: 'Gib einen mathematischen Ausdruck ein.',
    open: 'Antworte in eigenen Worten.',
    'structured-answer': 'Antworte in eigenen Worten.',
    essay: 'Schreib deinen Aufsatz.',
    file: 'Lade deine Arbeit als Bilder oder PDF hoch.',
  },
  yourAnswer: 'Deine Antwort',
  yourAnswerRight: 'Deine Antwort, richtig',
  yourAnswerPartly: 'Deine Antwort, teilweise richtig',
  weight: (share: number) => signedShareText('de', share),
  noAnswer: 'Keine Antwort',
  rightAnswer: 'Richtige Antwort',
  rightAnswers: 'Richtige Antworten',
  modelAnswer: 'Musterlösung',
  right: 'Richtig',
  wrong: 'Falsch',
  unanswered: 'Nicht beantwortet',
  rightMatch: 'Richtige Zuordnung:',
  rightIs: 'Richtig:',
  match: 'Zuordnung',
  choose: 'Wählen …',
  trueChoice: 'Wahr',
  falseChoice: 'Falsch',
  unshowable: 'Diese Antwort kann nicht angezeigt werden.',
  numeric: {
    forms: 'Zum Beispiel 12,5 oder 3,1e25 oder 3/4.',
    formsWithUnit: 'Eine Zahl mit ihrer Einheit, zum Beispiel 12,5 m/s.',
    unreadable: 'Das ist noch keine Zahl.',
    readAs: (read, other) => `Wir lesen das als ${read}. Wenn du ${other} meinst, schreib ${other}.`,
    wasReadAs: (read) => `als ${read} gelesen`,
  },
  cloze: {
    gap: (number) => `Lücke ${number}`,
  },
  ordering: {
    up: (what) => `Nach oben: ${what}`,
    down: (what) => `Nach unten: ${what}`,
    place: (place, all) => `Position ${place} von ${all}`,
    moved: (what, place, all) => `${what}: Position ${place} von ${all}`,
    keep: 'Diese Reihenfolge stimmt',
    help: 'Zieh die Zeilen oder nutze die Pfeile.',
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
    unreadable: 'Das ist noch kein gültiger Ausdruck.',
    forms: 'Zum Beispiel 2x(x+1), sqrt(x)/3 oder e^(2x).',
    keys: 'Zeichen',
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
    compareLater: 'Nach der Abgabe kannst du sie mit einer Musterlösung vergleichen.',
    words: (words) => counted(words, { one: '# Wort', other: '# Wörter' }),
    asked: (least, most) =>
      least === null
        ? most === null
          ? ''
          : `höchstens ${numberText('de', most)}`
        : most === null
          ? `mindestens ${numberText('de', least)}`
          : `${numberText('de', least)} bis ${numberText('de', most)} erwartet`,
  },
  scheme: {
    title: 'Bewertungsschema',
    total: (marks) => counted(marks, { one: 'insgesamt # Punkt', other: 'insgesamt # Punkte' }),
    alternatives: 'Oder:',
    required: 'Ohne diesen Punkt gibt es keine Punkte.',
    needs: (points) => `Zählt nur zusammen mit ${points}.`,
    carries: 'Folgefehler wird anerkannt.',
    atMost: (points, most) => `Von ${points} zählen höchstens ${most}.`,
    point: (number) => `Bewertungspunkt ${number}`,
    counted: 'Gezählt',
    notCounted: 'Nicht gezählt',
  },
  file: {
    label: 'Deine Arbeit (Bilder oder PDF)',
    kinds: 'JPEG, PNG, WebP oder PDF',
    handedUp: 'Hochgeladen',
    none: 'Noch keine Dateien hochgeladen.',
    remove: (name) => `${name} entfernen`,
    open: (name) => `${name} öffnen`,
    tooMany: (most) => counted(most, { one: 'Nur # Datei ist erlaubt.', other: 'Höchstens # Dateien sind erlaubt.' }),
    failed: 'Hochladen fehlgeschlagen. Versuch es erneut.',
    gone: 'Diese Datei konnte nicht geöffnet werden.',
  },
  remark: {
    notANumber: 'Das konnte nicht als Zahl gelesen werden.',
    wrongUnit: 'Richtige Zahl, falsche Einheit.',
    unitMissing: 'Richtige Zahl, aber die Einheit fehlt.',
    unreadableExpression: 'Das konnte nicht als Ausdruck gelesen werden.',
    otherForm: 'Gleichwertig, aber nicht in der verlangten Form.',
  },
};
