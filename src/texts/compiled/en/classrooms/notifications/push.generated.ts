// Compiled from src/texts/en/classrooms/notifications/push.json by `npm run generate`: change that file.

export const texts = {
  title: "Notifications on your devices",
  intro: "Your device shows what is new in your classes, even while Lectern is closed. Messages have a title only, never marks, and wait until your quiet hours end.",
  on: "This device shows notifications, until you sign out.",
  turnOn: "Turn on on this device",
  turnOff: "Turn off on this device",
  unsupported: "This browser can’t show notifications for this website. On an iPhone or iPad, add Lectern to your home screen first.",
  blocked: "You blocked notifications for this website. Allow them in the settings of your browser, and come back.",
  failed: "That didn’t work. Check your connection and try again.",
  legend: "Show on my devices",
  kinds: {
    announcement: "Announcements",
    answer: "Answers to my questions",
    assignmentOpened: "New assignments",
    assignmentDue: "Assignments due within 24 hours",
    marksReleased: "Released marks",
    remarkDecided: "Replies to my re-mark requests",
    report: "Reports about me",
    question: "Questions from students",
    workToMark: "Work to mark",
    remarkRequest: "Re-mark requests",
  },
  save: "Save device notifications",
  saved: "Device notifications saved.",
};
