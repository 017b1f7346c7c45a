import type { texts as english } from '../en/own-consent.ts';

export const texts: typeof english = {
  intro: 'Zuerst etwas anderes: Nicht alle dürfen allein über ein Konto entscheiden.',
  age: {
    title: 'Wann bist du geboren?',
    why: 'An Monat und Jahr sehen wir, wer über dein Konto entscheidet. Niemand sonst sieht sie, und wenn niemand für dich antworten muss, vergessen wir sie, sobald dein Profil vollständig ist.',
    legend: 'Monat und Jahr deiner Geburt',
    month: 'Monat',
    chooseMonth: 'Wählen',
    year: 'Jahr',
    final: 'Prüf beides, bevor du weitermachst: Du kannst es später nicht ändern. Hast du dich vertan, schreib uns.',
    next: 'Weiter',
  },
  guardian: {
    title: 'Wer entscheidet mit dir?',
    why: (age) =>
      `Du bist jünger als ${age}. Deshalb müssen deine Eltern oder Sorgeberechtigten dein Konto erlauben. Wir schreiben ihnen, was Lectern von dir speichert und warum; sie brauchen kein Konto.`,
    ended: (email) => `Unter ${email} hat niemand rechtzeitig geantwortet. Frag dort noch einmal oder anderswo.`,
    email: 'E-Mail deiner Eltern oder Sorgeberechtigten',
    hint: 'Nicht deine eigene. Wir fragen dort, sonst nichts, und vergessen sie, wenn niemand antwortet.',
    send: 'Um Erlaubnis fragen',
    wrongAge:
      'Stimmt das nicht? Schreib uns, oder bitte deine Schule, dich aufzunehmen: Monat und Jahr kannst du nicht selbst ändern.',
    back: 'Zurück',
  },
  waiting: {
    title: 'Wir warten auf deine Eltern oder Sorgeberechtigten',
    sent: (email, moment) => `Wir haben am ${moment} an ${email} geschrieben.`,
    next: (day) =>
      `Sobald sie Ja sagen, geht es hier weiter, und du bekommst eine Mail. Wir warten bis zum ${day}. Bis dahin fragen und speichern wir nichts weiter.`,
    nothing: 'Nichts angekommen? Vielleicht liegt die Mail im Spam, oder die Adresse stimmt nicht.',
    again: 'Noch einmal senden',
    sentAgain: 'Noch einmal gesendet. Nur die neueste Mail gilt.',
    other: 'Anderswo fragen',
  },
  refused: {
    title: 'Deine Eltern oder Sorgeberechtigten haben Nein gesagt',
    goes: (day) => `Dein Konto wird deshalb am ${day} gelöscht, mit allem darin. Du musst nichts tun.`,
    mistake:
      'Wenn das ein Versehen ist, sprich mit ihnen: Bis zu diesem Tag können sie es mit unserer Mail noch erlauben.',
  },
  allowed: 'Deine Eltern oder Sorgeberechtigten haben Ja gesagt. Mach weiter.',
};
