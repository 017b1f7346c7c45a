export const texts = {
  title: 'Complete your profile',
  intro: 'Three things, so that your desk holds what you study and nothing else.',
  teacher: {
    intro: 'Three things, so that your students know you and you find what you teach.',
    level: 'Level you teach',
    subjects: 'Subjects you teach',
  },
  name: 'Name',
  level: 'Level',
  levels: {
    lowerSecondary: 'Lower secondary school',
    upperSecondary: 'Upper secondary school',
    university: 'University',
    other: 'Something else',
  },
  subjects: 'Subjects',
  submit: 'Save and go on',
};
