// Compiled from src/texts/en/users/profile.json by `npm run generate`: change that file.

export const texts = {
  title: "Complete your profile",
  intro: "Three steps to set up your home page.",
  steps: {
    label: "Profile steps",
    name: "Name",
    level: "Level",
    subjects: "Subjects",
  },
  ask: {
    name: "What is your name?",
    level: "What are you studying for?",
    subjects: "Which subjects are you studying?",
  },
  why: {
    name: "Your school and your teachers see this name.",
    level: "Only you see this. You can change it at any time.",
    subjects: "They come first on your home page. You can change them at any time.",
  },
  teacher: {
    intro: "Three steps to set up your account.",
    level: "Level",
    subjects: "Subjects",
    ask: {
      name: "What is your name?",
      level: "Who do you teach?",
      subjects: "What do you teach?",
    },
    why: {
      name: "Your students see this name.",
      level: "Only you see this.",
      subjects: "They come first when you create an assignment. You can change them at any time.",
    },
  },
  name: "Name",
  level: "Level",
  levels: {
    lowerSecondary: "Lower secondary school",
    upperSecondary: "Upper secondary school",
    university: "University",
    other: "Other",
  },
  subjects: "Subjects",
  next: "Next",
  back: "Back",
  submit: "Save and continue",
  saved: "Saved. You can continue later, on any device.",
  notSaved: "Not saved yet. We’ll try again when you continue.",
};
