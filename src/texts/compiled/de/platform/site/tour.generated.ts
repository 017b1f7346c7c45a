// Compiled from src/texts/de/platform/site/tour.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/platform/site/tour.generated.ts';

export const texts: typeof english = {
  cardOf: "Biologie · Lernkarte",
  cardFront: "Was macht ein Ribosom?",
  cardBack: "Es verbindet Aminosäuren zu Proteinen, in der Reihenfolge, die die Boten-RNA vorgibt.",
  showAnswer: "Antwort zeigen",
  forgot: "Nicht gewusst",
  knew: "Gewusst",
  forgotNext: "Diese Karte siehst du heute noch einmal, danach in wachsenden Abständen.",
  knewNext: "Diese Karte siehst du in 3 Tagen wieder, kurz bevor du sie vergisst.",
  again: "Von vorn",
  markedOf: "Biologie · Freitext · 3 Punkte",
  markedQuestion: "Erkläre, warum eine Pflanzenzelle in reinem Wasser nicht platzt.",
  answer: "Wasser gelangt durch Osmose in die Zelle, aber die Zellwand ist stabil, deshalb platzt sie nicht.",
  markIt: "Antwort bewerten",
  awarded: "1 Punkt",
  notAwarded: "Fehlt",
  result: "2 von 3 Punkten. Schreib nächstes Mal, warum kein Wasser mehr hineingelangt.",
  points: {
    osmosis: "Wasser gelangt durch Osmose hinein",
    wall: "Die Zellwand hält dem Druck stand",
    balance: "Bei ausgeglichenem Druck gelangt kein Wasser mehr hinein",
  },
};
