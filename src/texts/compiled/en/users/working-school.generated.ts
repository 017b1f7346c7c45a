// Compiled from src/texts/en/users/working-school.json by `npm run generate`: change that file.
import { need, userText } from '../../../message-parts.ts';
import { numberText } from '../../../wording/number.wording.ts';

export const texts = {
  title: "Schools",
  intro: "Choose the school you want to work in. Users, classes, payments and settings are then those of that school, until you choose another one or sign out.",
  none: "You work in one school",
  noneText: "Admins of an organisation can choose here which of its schools they work in.",
  school: "School",
  students: "Students",
  teachers: "Teachers",
  schoolAdmins: "School admins",
  classes: "Classes",
  seats: "Seats used",
  seatsOf: ({ all, used }: { readonly all: number; readonly used: number }): string => `${numberText('en', need(used))} of ${numberText('en', need(all))}`,
  orders: "Paid orders",
  here: "You work here",
  own: "Your school",
  start: "Work in this school",
  startOf: ({ name }: { readonly name: string }): string => `Work in ${userText(name)}`,
  action: "Work",
  link: "Schools",
  linkNow: ({ name }: { readonly name: string }): string => `Working in ${userText(name)}. Choose a school`,
  now: ({ name }: { readonly name: string }): string => `You’re working in ${userText(name)}. Everything you change is changed there.`,
  back: "Back to your school",
  choose: "Choose a school",
};
