// Compiled from src/texts/en/platform/site/tour.json by `npm run generate`: change that file.

export const texts = {
  cardOf: "Biology · Flash card",
  cardFront: "What does a ribosome do?",
  cardBack: "It joins amino acids into proteins, in the order that messenger RNA gives.",
  showAnswer: "Show answer",
  forgot: "I forgot it",
  knew: "I knew it",
  forgotNext: "You’ll see this card again today, and then at growing intervals.",
  knewNext: "You’ll see this card again in 3 days, just before you’d forget it.",
  again: "Start again",
  markedOf: "Biology · Written answer · 3 marks",
  markedQuestion: "Explain why a plant cell doesn’t burst in pure water.",
  answer: "Water goes into the cell by osmosis, but the cell wall is strong, so it doesn’t burst.",
  markIt: "Mark this answer",
  awarded: "1 mark",
  notAwarded: "Missing",
  result: "2 of 3 marks. Next time, say why water stops entering.",
  points: {
    osmosis: "Water enters by osmosis",
    wall: "The cell wall resists the pressure",
    balance: "Water stops entering when the pressures balance",
  },
};
