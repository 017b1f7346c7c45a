import type { ImageFault, QuestionPart } from '#domain/interchange/import-reason.ts';
import { countedIn } from '../../wording.ts';

export const counted = countedIn('de');
const QUOTE_MAX_CHARS = 80;
export const quoted = (text: string): string =>
  `„${`${text}`.length > QUOTE_MAX_CHARS ? `${text.slice(0, QUOTE_MAX_CHARS)}…` : text}“`;
export const characters = (count: number): string => counted(count, { one: '# Zeichen', other: '# Zeichen' });
export const size = (bytes: number): string =>
  bytes >= 1_000_000_000
    ? `${Math.round(bytes / 1_000_000_000)} GB`
    : `${Math.max(1, Math.round(bytes / 1_000_000))} MB`;
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function nameOf(where: QuestionPart): string {
  switch (where.part) {
    case 'question':
      return 'der Fragetext';
    case 'answer':
      return 'die Antwort';
    case 'explanation':
      return 'die Erklärung';
    case 'modelAnswer':
      return 'die Musterantwort';
    case 'markScheme':
      return 'das Bewertungsschema';
    case 'picture':
      return 'das Bild';
    case 'source':
      return 'die Quelle';
    case 'choices':
      return 'die Liste der Antwortmöglichkeiten';
    case 'places':
      return 'die Liste der Stellen im Bild';
    case 'prompts':
      return 'die Liste der Begriffe zum Zuordnen';
    case 'tags':
      return 'die Liste der Schlagwörter';
    case 'subject':
      return 'der Name des Fachs';
    case 'topic':
      return 'der Name des Themas';
    case 'clozeText':
      return 'der Lückentext';
    case 'front':
      return 'die Vorderseite der Karte';
    case 'back':
      return 'die Rückseite der Karte';
    case 'cardText':
      return 'der Text der Karte';
    case 'choice':
      return `Antwortmöglichkeit ${where.number}`;
    case 'acceptedAnswer':
      return `gültige Antwort ${where.number}`;
    case 'pair':
      return `Zuordnung ${where.number}`;
    case 'hint':
      return `Hinweis ${where.number}`;
    case 'tag':
      return `Schlagwort ${where.number}`;
    case 'place':
      return `Stelle ${where.number}`;
    case 'gap':
      return `Lücke ${quoted(where.name)}`;
    case 'field':
      return `das Feld ${quoted(where.path)}`;
  }
}

export const IMAGES: Readonly<Record<ImageFault, string>> = {
  elsewhere:
    'liegt auf einer anderen Website. Lectern lädt nichts aus dem Netz; füge das Bild nach dem Import in die Frage ein',
  missing: 'ist nicht im Import enthalten. Füge es nach dem Import in die Frage ein',
  tooLarge: 'ist zu groß. Verkleinere es und füge es nach dem Import in die Frage ein',
  broken: 'ist beschädigt. Speichere es neu und füge es nach dem Import in die Frage ein',
  unsafeDrawing:
    'ist eine Zeichnung (SVG), die sich nicht sicher anzeigen lässt. Speichere sie als PNG und füge sie nach dem Import in die Frage ein',
  otherFormat: 'ist weder PNG noch JPEG, GIF oder WebP. Speichere es so und füge es nach dem Import in die Frage ein',
};

export const IMAGE_FAULTS_TEXT: Readonly<Record<ImageFault, string>> = {
  elsewhere:
    'liegt auf einer anderen Website, und Lectern lädt nichts aus dem Netz. Nimm es in die Datei auf und importiere noch einmal',
  missing: 'ist nicht im Import enthalten. Nimm es in die Datei auf und importiere noch einmal',
  tooLarge: 'ist zu groß. Verkleinere es und importiere noch einmal',
  broken: 'ist beschädigt. Speichere es neu und importiere noch einmal',
  unsafeDrawing:
    'ist eine Zeichnung (SVG), die sich nicht sicher anzeigen lässt. Speichere sie als PNG und importiere noch einmal',
  otherFormat: 'ist weder PNG noch JPEG, GIF oder WebP. Speichere es so und importiere noch einmal',
};
