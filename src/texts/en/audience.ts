import { countedIn } from '../wording.ts';

const counted = countedIn('en');

export const texts = {
  students: {
    title: 'Know what to do tonight.',
    lead: 'Lectern shows what comes next, keeps every answer, and says why it was right or wrong.',
    points: {
      first: 'One next step',
      firstText:
        'Give the date of your exam and the days you keep free. Every evening has its share: what is due again, what is new, and what went wrong last week.',
      second: 'By heart, in time',
      secondText:
        'Flash cards come back just before you would forget them. Notes, recordings and short films are there for what no card can say.',
      third: 'Nothing gets lost',
      thirdText:
        'A train without a signal, an empty battery, a closed tab: what you answered is on your device and on the server, and you go on where you were.',
    },
  },
  parents: {
    title: 'Less arguing about homework. More knowing where it stands.',
    lead: 'Lectern shows your child what comes next and explains every answer. You need not know the mole to be of help.',
    points: {
      first: 'A plan that fits the week',
      firstText:
        'From the date of the exam and the days you keep free, Lectern makes a plan of short sessions. A missed day is spread over the others; nobody scolds.',
      second: 'Safe by default',
      secondText:
        'No advertising, no trackers of third parties, no public profile, no messages from strangers. What we know about a child is on one page, and can be deleted.',
      third: 'Honest prices',
      thirdText:
        'The first topic of every subject is free. A plan ends when its period ends, and what your child has done stays theirs.',
    },
  },
  schools: {
    title: 'Your class, in one look.',
    lead: 'Give work, see who needs help, and mark by keyboard. Exams run on the school’s own server if you like, and no answer is ever lost.',
    points: {
      first: 'Who needs me first?',
      firstText:
        'Misconceptions, not averages: which wrong answer was chosen, by whom, and the drill that mends it, assigned in one press.',
      second: 'Ready for exam day',
      secondText:
        'Every keystroke is kept on the device and on the server. Extra time is a setting. A broken network is a pause, not a catastrophe.',
      third: 'Yours to take along',
      thirdText:
        'Questions come in from Moodle, QTI, Anki and spreadsheets, and go out again. One program, one database; a backup that restores.',
    },
    tableCaption: 'How a class looks on a Sunday evening: an example',
    tableTopic: 'Topic',
    tableClass: 'Class',
    tableFirst: 'Speak with',
    rows: {
      first: 'Motion and forces',
      firstFirst: 'Two who swapped mass and weight',
      second: 'Energy and power',
      secondFirst: 'Nobody: they have it',
      third: 'Electric circuits',
      thirdFirst: 'Four who stopped at question 3',
    },
    tryTitle: 'A question, as your class sees it',
    closing: 'Write to us, and begin with one class.',
    ask: 'Write to us',
    list: 'Schools that use Lectern',
  },
  subjects: {
    title: 'Pick a subject.',
    lead: 'Every subject goes topic by topic. The first one is free, without a plan.',
    free: 'free',
    topics: (count: number) => counted(count, { one: '# topic', other: '# topics' }),
    empty: 'The first subjects are being written. Come back soon.',
  },
};
