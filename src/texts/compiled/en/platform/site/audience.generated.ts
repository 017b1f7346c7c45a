// Compiled from src/texts/en/platform/site/audience.json by `npm run generate`: change that file.
import { need } from '../../../../message-parts.ts';
import { isForm, numberText } from '../../../../wording/number.wording.ts';

export const texts = {
  students: {
    title: "Know what to study tonight.",
    lead: "Lectern shows what to do next, saves every answer and explains what was right or wrong.",
    points: {
      first: "A plan for every day",
      firstText: "Add your exam date and days off. Each day, your plan mixes reviews, new topics and last week’s mistakes.",
      second: "Flash cards that stick",
      secondText: "Flash cards return just before you’d forget them. Notes, audio and videos explain the rest.",
      third: "Never lose an answer",
      thirdText: "No signal, empty battery, closed tab: your answers are saved on your device and our server. Continue where you left off.",
    },
  },
  parents: {
    title: "Less arguing about homework. A clear view of progress.",
    lead: "Lectern shows your child what to do next and explains every answer. You don’t need to know what a mole is to help.",
    points: {
      first: "A plan that fits the week",
      firstText: "Lectern turns exam dates and days off into short sessions. Missed a day? The plan adjusts.",
      second: "Safe by default",
      secondText: "No ads, no third-party trackers, no public profiles, no messages from strangers. See and delete your child’s data on one page.",
      third: "Fair prices",
      thirdText: "The first topic of every subject is free. Cancel any time; your child’s work is kept.",
    },
  },
  schools: {
    title: "Your class at a glance.",
    lead: "Assign work, see who needs help and mark from the keyboard. Run exams on your school’s own server if you like.",
    points: {
      first: "See who needs help",
      firstText: "Misconceptions, not just averages: see who chose which wrong answer, and assign practice in one click.",
      second: "Ready for exam day",
      secondText: "Every answer is saved on the device and the server. Extra time is built in, and students can work through network outages.",
      third: "No lock-in",
      thirdText: "Import and export questions from Moodle, QTI, Anki and spreadsheets. One app, one database, simple backups.",
    },
    tableCaption: "Example: a class at a glance",
    tableTopic: "Topic",
    tableClass: "Class",
    tableFirst: "Talk to",
    rows: {
      first: "Motion and forces",
      firstFirst: "2 students who confuse mass and weight",
      second: "Energy and power",
      secondFirst: "No one: all secure",
      third: "Electric circuits",
      thirdFirst: "4 students who stopped at question 3",
    },
    tryTitle: "Try a question",
    closing: "Get in touch and start with one class.",
    ask: "Contact us",
    list: "See schools that use Lectern",
  },
  subjects: {
    title: "Choose a subject.",
    lead: "The first topic of every subject is free.",
    free: "free",
    topics: ({ count }: { readonly count: number }): string => (isForm('en', count, 'one') ? `${numberText('en', need(count))} topic` : `${numberText('en', need(count))} topics`),
    empty: "No subjects are available yet.",
  },
};
