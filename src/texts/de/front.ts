import type { texts as english } from '../en/front.ts';

export const texts: typeof english = {
  motto: { study: 'Lernen.', practise: 'Üben.', pass: 'Bestehen.' },
  lead: 'Lectern ist ein ruhiger Ort, um sich auf Prüfungen vorzubereiten. Ein Fach, ein Thema, eine Frage nach der anderen, und nach jeder Antwort eine Erklärung.',
  register: 'Konto anlegen',
  signIn: 'Anmelden',
  steps: {
    label: 'Wie es geht',
    study: {
      title: 'Lernen',
      text: 'Fächer und Themen in der Reihenfolge des Lehrplans, damit du immer weißt, was als Nächstes kommt und was noch bleibt.',
    },
    practise: {
      title: 'Üben',
      text: 'Kurze Quizze zu jedem Thema: Auswahl, Zahlen mit Einheiten, Wörter, Paare. Hör auf, wann du willst; jede Antwort bleibt erhalten.',
    },
    pass: {
      title: 'Bestehen',
      text: 'Jede Frage kommt zurück: was du geantwortet hast, was richtig war und warum. Das Warum ist es, was bleibt.',
    },
  },
  sample: {
    head: 'Physik · Bewegung · Frage 3 von 10',
    stem: 'Ein Stein fällt aus der Ruhe in einen Brunnen und trifft nach 2,0 s auf das Wasser. Wie tief ist der Brunnen? Rechne mit',
    gravity: '9,8 m/s²',
    choices: { a: '4,9 m', b: '9,8 m', c: '19,6 m', d: '39,2 m' },
    why: 'Richtig. Die Tiefe wächst mit dem Quadrat der Zeit: ½ × 9,8 m/s² × (2,0 s)² = 19,6 m. Ohne das ½ kämen 39,2 m heraus.',
  },
};
