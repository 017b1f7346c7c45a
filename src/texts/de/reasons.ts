/**
 * Why something of an import or an export stays out, and what is lost of it. A reason is put together on the server, in
 * English; here stand the sentences that it is made of, with holes: `{1}` holds what stands in a file and stays as it
 * is, `{kind}` a word that is said in German where it is known, `{number}` digits, `{why}` another of these sentences.
 */
const OF_FILES = {
  '{1}, question {2} of {3}: {why}': '{1}, Frage {2} von {3}: {why}',
  '{1} cannot be read: {why}.': '{1} lässt sich nicht lesen: {why}.',
  '{1}: {why}': '{1}: {why}',
  'column {1}: {why}': 'Spalte {1}: {why}',
  'line {1}, column {2}: {why}': 'Zeile {1}, Spalte {2}: {why}',
  'and {1} more': 'und {1} weitere',
  'the line is longer than {1} bytes': 'die Zeile ist länger als {1} Bytes',
  'the line is not valid UTF-8 (byte {1})': 'die Zeile ist kein gültiges UTF-8 (Byte {1})',
  'the line is not valid JSON': 'die Zeile ist kein gültiges JSON',
  'it is larger than {1} bytes': 'größer als {1} Bytes',
  '{1} is larger than {2} bytes': '{1} ist größer als {2} Bytes',
  '{1} is broken': '{1} ist beschädigt',
  '{1} is broken, or larger than {2} bytes': '{1} ist beschädigt oder größer als {2} Bytes',
  '{1} unfolds to more than {2} bytes': '{1} ist entpackt größer als {2} Bytes',
  'it unfolds to more than {1} bytes': 'Das Archiv ist entpackt größer als {1} Bytes',
  'it holds files that overlap, {1} and the one before it': 'Im Archiv überschneiden sich Dateien: {1} und die davor',
  'it holds a path of more than {1} characters, {2}': 'Im Archiv ist ein Pfad länger als {1} Zeichen: {2}',
  'its collection holds views or computed columns, which no deck of Anki does':
    'Die Sammlung enthält Sichten oder berechnete Spalten, die es in Anki-Stapeln nicht gibt',
};

const OF_ARCHIVES = {
  'it holds no file of questions, whose name ends in .jsonl':
    'darin ist keine Datei mit Fragen, deren Name auf .jsonl endet',
  'it holds more than {1} files': 'darin sind mehr als {1} Dateien',
  'its directory is too long': 'das Inhaltsverzeichnis ist zu lang',
  'its directory is cut short': 'das Inhaltsverzeichnis ist abgeschnitten',
  'it holds {1} twice': '{1} steht zweimal darin',
  'it holds a link, {1}': 'darin ist eine Verknüpfung, {1}',
  'it is locked by a password': 'mit einem Passwort geschützt',
  '{1} is packed in a way that is not known': '{1} ist auf unbekannte Weise gepackt',
  'it is no zip archive that can be read ({why})': 'kein lesbares Zip-Archiv ({why})',
  'it is cut short': 'abgeschnitten',
  'it is a file of the older Office (.xls); save it as .xlsx':
    'eine Datei des älteren Office (.xls); speichere sie als .xlsx',
  'its end is missing': 'das Ende fehlt',
  'it is one of several parts': 'nur eines von mehreren Teilen',
  'the longer form of its end is missing': 'die lange Form des Endes fehlt',
  'a file does not say where it is': 'eine Datei sagt nicht, wo sie steht',
  'it holds a file without a name that can be read, {1}': 'darin ist eine Datei ohne lesbaren Namen, {1}',
  'it holds a path with a backslash, {1}': 'darin ist ein Pfad mit umgekehrtem Schrägstrich, {1}',
  'it holds a path that leads out of it, {1}': 'darin ist ein Pfad, der hinausführt, {1}',
  'it ends before {1} does': 'endet, bevor {1} endet',
  '{1} is not where the archive says': '{1} steht nicht dort, wo das Archiv sagt',
};

const OF_XML = {
  'it ends before {1}': 'endet vor {1}',
  'it ends within a tag': 'endet mitten in einem Tag',
  'it ends before <{1}> does': 'endet, bevor <{1}> geschlossen ist',
  'it has no element': 'enthält kein Element',
  'it holds a sign that no XML may hold': 'enthält ein Zeichen, das in XML nicht stehen darf',
  'a tag is longer than any that is read': 'ein Tag ist zu lang, um gelesen zu werden',
  'words stand outside of its elements': 'außerhalb der Elemente steht Text',
  '{1} stands in a text': '{1} steht in einem Text',
  'it has a DOCTYPE with declarations of its own, which are not read; remove the DOCTYPE and try again':
    'enthält einen DOCTYPE mit eigenen Deklarationen, die nicht gelesen werden; entferne den DOCTYPE und versuch es noch einmal',
  'a declaration is not taken': 'eine Deklaration wird nicht angenommen',
  '</{1}> closes nothing': '</{1}> schließt nichts',
  '</{1}> stands where <{2}> has to be closed': '</{1}> steht, wo <{2}> geschlossen werden muss',
  '<{1}> stands behind its end': '<{1}> steht hinter dem Ende',
  '"&{1}" is no reference of XML': '„&{1}“ ist kein Verweis in XML',
  '"<{1}" begins no element': 'mit „<{1}“ beginnt kein Element',
  '<{1}> has an attribute that is not written as name="value"':
    '<{1}> hat ein Attribut, das nicht als Name="Wert" geschrieben ist',
  '<{1}> has {2} twice': '<{1}> hat {2} zweimal',
  'elements stand more than {1} deep in one another': 'Elemente sind mehr als {1} Ebenen tief verschachtelt',
  'an element is larger than any that is read': 'ein Element ist zu groß, um gelesen zu werden',
};

const OF_TABLES = {
  'Line {1} is longer than {2} characters': 'Zeile {1} ist länger als {2} Zeichen',
  'The quote that begins in line {1} never ends': 'Das Anführungszeichen in Zeile {1} endet nie',
};

const OF_TEXTS = {
  'a second right number': 'eine zweite richtige Zahl',
  'partial credit of {1} % for {2}': 'Teilpunkte von {1} % für {2}',
  'partial credit of {1} % for "{2}"': 'Teilpunkte von {1} % für „{2}“',
  'partial credit for "{1}"': 'Teilpunkte für „{1}“',
  'line {1}: a text without a question has no place in Lectern':
    'Zeile {1}: Ein Text ohne Frage hat in Lectern keinen Platz',
  'negative weights of choices': 'Minuspunkte für eine Auswahl',
  'the weights of the choices: right ones count alike, wrong ones take as much':
    'das Gewicht der Auswahl: Richtige zählen gleich viel, falsche kosten ebenso viel',
};

const OF_MOODLE = {
  'no answer of gap {1} is marked as correct; mark it with "="':
    'bei Lücke {1} ist keine Antwort als richtig markiert; markiere sie mit „=“',
  'no answer of gap {1} earns full marks (the best earns {2} %); mark the correct answer with "="':
    'bei Lücke {1} bringt keine Antwort alle Punkte (die beste {2} %); markiere die richtige mit „=“',
  'gap {1} asks for a number, and its answer {2} is none; write it in digits':
    'Lücke {1} fragt nach einer Zahl, aber die Antwort {2} ist keine; schreib sie in Ziffern',
  'gap {1} offers a single choice: it is typed': 'dass Lücke {1} eine einzige Auswahl bietet: Sie wird getippt',
  'the weights of the gaps: all count alike': 'das Gewicht der Lücken: Alle zählen gleich viel',
  'it has a single marker, which would give its place away; add a second one':
    'es gibt nur eine Markierung, sodass ihre Stelle verraten wäre; füge eine zweite hinzu',
  'the pictures that are dragged: their words are offered': 'die Bilder zum Ziehen: Zur Wahl stehen die Wörter dafür',
  'place {1} names marker {2}, which is not there; choose a marker for it':
    'Stelle {1} nennt die Markierung {2}, die es nicht gibt; wähle eine Markierung dafür',
  'place {1} is outside of the picture; move it onto the picture':
    'Stelle {1} liegt außerhalb des Bildes; schieb sie ins Bild',
  'choices without a text': 'Auswahlmöglichkeiten ohne Text',
  'its correct answer is a choice without a text; give it a text and import again':
    'die richtige Antwort ist eine Auswahlmöglichkeit ohne Text; gib ihr einen Text und importiere noch einmal',
  'its formula {1} is not understood': 'die Formel {1} ist nicht zu verstehen',
  'that its numbers are drawn for each student: they are the first of {1}':
    'dass die Zahlen für jeden neu gezogen werden: Es sind die ersten von {1}',
  'a tolerance by factors: it is a share of the value': 'eine Toleranz als Faktor: Sie ist ein Anteil des Wertes',
  'a text without a question has no place in Lectern': 'ein Text ohne Frage hat in Lectern keinen Platz',
  'it begins with <{1}>, where Moodle XML has <quiz>': 'beginnt mit <{1}> statt mit <quiz> wie Moodle XML',
  'gaps of the kind {1} have no like in Lectern': 'Lücken der Art {1} gibt es in Lectern nicht',
  'that letter case counts in some gaps alone: it counts in all':
    'dass Groß- und Kleinschreibung nur in manchen Lücken zählt: Sie zählt in allen',
  'a gap that asks for several choices asks for one of them':
    'dass eine Lücke mehrere verlangt: Sie verlangt eine davon',
  'the tolerance of {1} of a number in a gap': 'die Toleranz von {1} bei einer Zahl in einer Lücke',
  'its numbers are drawn for each student, which has no like in Lectern':
    'die Zahlen werden für jeden neu gezogen, was es in Lectern nicht gibt',
  'questions of the type "{1}" have no like in Lectern': 'Fragen vom Typ „{1}“ gibt es in Lectern nicht',
  'neither true nor false is right': 'weder wahr noch falsch ist richtig',
  'an asterisk, which stood for any text, is a sign like others':
    'ein Stern, der für beliebigen Text stand: Er ist ein Zeichen wie jedes andere',
  'the text that the answer begins with': 'der Text, mit dem die Antwort beginnt',
  'files that may be handed in with the text': 'dass Dateien zum Text abgegeben werden dürfen',
  'it has no text': 'ohne Text',
  'its text has no gap': 'im Text ist keine Lücke',
  '{1} names no word of the list': '{1} nennt kein Wort der Liste',
  'its picture is not in the file': 'das Bild ist nicht in der Datei',
  'its picture is none that can be read': 'das Bild ist keines, das sich lesen lässt',
  'pictures that are dragged have no like in Lectern': 'Bilder, die gezogen werden, gibt es in Lectern nicht',
  'the areas that count as a place: a place is a point':
    'die Flächen, die als Stelle zählen: Eine Stelle ist ein Punkt',
};

const OF_QTI = {
  'the blank {1} accepts a pattern (regular expression), which Lectern cannot check; list the accepted answers and import again':
    'die Lücke {1} lässt Antworten nach einem Muster zu (regulärer Ausdruck), was Lectern nicht prüfen kann; zähl die richtigen Antworten auf und importiere noch einmal',
  'its text has no place for the blank {1}; add the blank to the text and import again':
    'im Text fehlt die Lücke {1}; füge sie in den Text ein und importiere noch einmal',
  'its text has a blank, {1}, that has no answer; give it one and import again':
    'im Text ist eine Lücke, {1}, ohne Antwort; gib ihr eine und importiere noch einmal',
  'that answers with typing mistakes are accepted': 'dass Antworten mit Tippfehlern gelten',
  'that longer answers which contain the word are accepted':
    'dass längere Antworten gelten, in denen das Wort vorkommt',
  'the number {1} as the answer: it is shown as the middle of the range from {2} to {3}':
    'die Zahl {1} als Antwort: Gezeigt wird die Mitte des Bereichs von {2} bis {3}',
  'its range has only one end; give it both': 'der Bereich hat nur ein Ende; gib beide an',
  'its range from {1} to {2} ends before it begins; correct it':
    'der Bereich von {1} bis {2} endet, bevor er anfängt; berichtige ihn',
  'its answer {1} is outside of its own range from {2} to {3}; correct one of the two':
    'die Antwort {1} liegt außerhalb des eigenen Bereichs von {2} bis {3}; berichtige eines von beiden',
  'what it asks next depends on what was answered': 'was als Nächstes gefragt wird, hängt von den Antworten ab',
  'what scorers are told, as such: it is the model answer':
    'was für die Bewertung gesagt wird, als solches: Es ist die Musterantwort',
  'what scorers are told': 'was für die Bewertung gesagt wird',
  'that its {1} questions are one: each came by itself, with all that stands before it, and is scored by itself':
    'dass die {1} Fragen eine sind: Jede kam für sich, mit allem, was davor steht, und wird für sich bewertet',
  'to which of its questions feedback belongs: it stands with the last one':
    'zu welcher Frage eine Rückmeldung gehört: Sie steht bei der letzten',
  'it has no picture': 'ohne Bild',
  'its picture does not say how large it is, and {why}': 'das Bild sagt nicht, wie groß es ist; außerdem: {why}',
  'words for what is asked: its title stands there': 'die Worte, mit denen gefragt wird: Dort steht der Titel',
  'no answer is right for any of its gaps': 'für keine der Lücken ist eine Antwort richtig',
  'how the typed answers are judged: a person marks them':
    'wie die getippten Antworten beurteilt werden: Das tut ein Mensch',
  'gaps for which nothing is right: they are lines of the text':
    'Lücken, für die nichts richtig ist: Sie sind Striche im Text',
  'the tolerance of {1}{2} of a number in a gap': 'die Toleranz von {1}{2} bei einer Zahl in einer Lücke',
  'the tolerance of a number in a gap': 'die Toleranz einer Zahl in einer Lücke',
  'its numbers are drawn anew each time, by formulas': 'die Zahlen werden jedes Mal neu gezogen, nach Formeln',
  'questions by areas of a picture (response_xy) have no like in Lectern':
    'Fragen nach Flächen eines Bildes (response_xy) gibt es in Lectern nicht',
  'questions by groups (response_grp) have no like in Lectern':
    'Fragen mit Gruppen (response_grp) gibt es in Lectern nicht',
  'a further number that is right: {1}{2}': 'eine weitere richtige Zahl: {1}{2}',
  'prompts for which nothing is right': 'Begriffe, zu denen nichts passt',
  'its text is made anew each time, by a template': 'der Text wird jedes Mal neu aus einer Vorlage gemacht',
  'it has no body': 'ohne Inhalt',
  'that it is adaptive: it is asked once': 'dass sie sich anpasst: Sie wird einmal gestellt',
  'feedback that shows what was answered': 'Rückmeldungen, die zeigen, was geantwortet wurde',
  'a button that ends the attempt': 'eine Taste, die den Versuch beendet',
  'it asks nothing': 'es wird nichts gefragt',
  'that the answer has several fields': 'dass die Antwort mehrere Felder hat',
  'questions by {1} have no like in Lectern': 'Fragen mit {1} gibt es in Lectern nicht',
  'a second match of the same word': 'eine zweite Zuordnung desselben Wortes',
  'how the typed answer is judged: a person marks it': 'wie die getippte Antwort beurteilt wird: Das tut ein Mensch',
  'its slider has no right place': 'der Schieberegler hat keine richtige Stelle',
  'the slider: the number is typed': 'der Schieberegler: Die Zahl wird getippt',
  'its picture has no places': 'das Bild hat keine Stellen',
  'its gaps are filled with pictures that have no words for them':
    'in die Lücken gehören Bilder, für die keine Wörter da sind',
  'the pictures for gaps: their words are offered': 'die Bilder für Lücken: Zur Wahl stehen die Wörter dafür',
  'the layout of the words for gaps': 'die Anordnung der Wörter für Lücken',
  'that each word goes into one gap alone: every gap offers all of them':
    'dass jedes Wort nur in eine Lücke gehört: Jede Lücke bietet alle an',
  'no word is right for any of its gaps': 'für keine der Lücken ist ein Wort richtig',
  'gaps that stay empty: they are lines of the text': 'Lücken, die leer bleiben: Sie sind Striche im Text',
  'its text has no words to choose': 'im Text stehen keine Wörter zur Auswahl',
  'that words are pointed at within the text: they are bold there, and choices beneath it':
    'dass Wörter im Text angetippt werden: Sie sind dort fett und stehen darunter zur Auswahl',
  'it is neither a zip archive nor XML': 'weder ein Zip-Archiv noch XML',
  'it begins with <{1}>, which is no item, test or manifest of QTI':
    'beginnt mit <{1}>; das ist weder Aufgabe noch Test noch Manifest in QTI',
  'it has no {1}': 'darin fehlt {1}',
  'its manifest names no test and no item of QTI': 'das Manifest nennt weder Test noch Aufgabe in QTI',
  '<{1}> is no item': '<{1}> ist keine Aufgabe',
  '{1} lies elsewhere and is not fetched': '{1} liegt anderswo und wird nicht geholt',
  '{1} is named and not there': '{1} wird genannt und ist nicht da',
  'the text {1} that it belongs to, which cannot be read':
    'der Text {1}, zu dem sie gehört und der sich nicht lesen lässt',
};

const OF_CARDS = {
  'the sound {1}: its name stands there': 'der Ton {1}: Dort steht sein Name',
  'it shows no picture': 'es zeigt kein Bild',
  'its list of media is broken': 'die Liste der Medien ist beschädigt',
  'the masks of its picture: one card instead of {1}': 'die Masken des Bildes: eine Karte statt {1}',
  'the field "{1}", which no card shows': 'das Feld „{1}“, das keine Karte zeigt',
  '{1} kinds of cards of one note: front to back and back to front are kept':
    '{1} Arten von Karten aus einer Notiz: Vorder- nach Rückseite und umgekehrt bleiben',
  'the sound {1}': 'der Ton {1}',
  'what its collection says of its {1} is broken': 'was die Sammlung über „{1}“ sagt, ist beschädigt',
  'what its collection says of its cards is broken': 'was die Sammlung über die Karten sagt, ist beschädigt',
  'it holds no collection of Anki': 'darin ist keine Sammlung von Anki',
  'its collection cannot be read ({1})': 'die Sammlung lässt sich nicht lesen ({1})',
  'its collection is broken': 'die Sammlung ist beschädigt',
  'its collection has not the tables of Anki': 'der Sammlung fehlen die Tabellen von Anki',
  '{1} reviews and when cards are due: Lectern reckons anew':
    '{1} Wiederholungen und wann Karten fällig sind: Lectern rechnet neu',
  'the progress of studied cards ({1}): they start as new':
    'der Lernstand gelernter Karten ({1}): Sie beginnen als neue',
  'that cards are suspended ({1}): all are asked': 'dass Karten ausgesetzt sind ({1}): Alle werden abgefragt',
  'note {1}': 'Notiz {1}',
  'its {kind} says nothing that a card here can hold': 'ohne etwas, das eine Karte hier fasst: {kind}',
  front: 'Vorderseite',
  back: 'Rückseite',
  'that it is a card of a picture: the picture stands on its front':
    'dass es eine Bildkarte ist: Das Bild steht auf der Vorderseite',
};

const OF_PICTURES = {
  'is an SVG that does not say how large it is': 'ist ein SVG, das nicht sagt, wie groß es ist',
  'the picture {1} {why}': 'das Bild {1} {why}',
  'is broken or too large': 'ist beschädigt oder zu groß',
  'is not in the package': 'ist nicht im Paket',
  'is not in the archive': 'ist nicht im Archiv',
  'cannot be read: {why}': 'lässt sich nicht lesen: {why}',
  'lies elsewhere and is not fetched': 'liegt anderswo und wird nicht geholt',
  'is not among the files that came with it': 'ist nicht unter den Dateien, die mitkamen',
  'is larger than {1} bytes': 'ist größer als {1} Bytes',
  'is an SVG that refers to other files': 'ist ein SVG, das auf andere Dateien verweist',
  'is an SVG that would take too long to draw': 'ist ein SVG, dessen Zeichnen zu lange dauern würde',
  'is an SVG that cannot be drawn': 'ist ein SVG, das sich nicht zeichnen lässt',
  'is an SVG, which can carry scripts: save it as PNG, JPEG, GIF or WebP':
    'ist ein SVG, das Skripte enthalten kann: Speichere es als PNG, JPEG, GIF oder WebP',
  'is no PNG, JPEG, GIF or WebP picture': 'ist weder PNG noch JPEG, GIF oder WebP',
  'does not lie in the folder of the file': 'liegt nicht im Ordner der Datei',
  'is not a file': 'ist keine Datei',
  'is not there': 'ist nicht da',
  'may not be read': 'darf nicht gelesen werden',
  'could not be read ({1})': 'ließ sich nicht lesen ({1})',
  'is broken: it ends too early': 'ist beschädigt: Es endet zu früh',
  'is broken: its first bytes make no sense': 'ist beschädigt: Die ersten Bytes ergeben keinen Sinn',
  'is broken: its size cannot be read': 'ist beschädigt: Die Größe lässt sich nicht lesen',
  'has {1} frames, or one that is too large': 'hat {1} Einzelbilder oder ein zu großes',
  'has {1} × {2} pixels, more than {3}': 'hat {1} × {2} Bildpunkte, mehr als {3}',
  'the picture {1} is shown but not listed': 'das Bild {1} wird gezeigt, steht aber nicht in der Liste',
  'the picture {1} is listed but no text shows it': 'das Bild {1} steht in der Liste, aber kein Text zeigt es',
};

const OF_WEIGHTS = {
  'the correct choices, and no others, have to earn 100 %':
    'die richtigen Möglichkeiten, und keine anderen, müssen 100 % bringen',
  'the correct choices, and no others, have to earn more than 0 %':
    'die richtigen Möglichkeiten, und keine anderen, müssen mehr als 0 % bringen',
  'the correct choices have to earn 100 % together': 'die richtigen Möglichkeiten müssen zusammen 100 % bringen',
  'one choice at least has to earn less than 100 %': 'mindestens eine Möglichkeit muss weniger als 100 % bringen',
  '"{1}" is no choice of the question': '„{1}“ steht bei der Frage nicht zur Auswahl',
  formatting: 'die Formatierung',
  'that only the whole answer earns marks: each correct choice earns its share':
    'dass nur die ganze Antwort Punkte bringt: Jede richtige Auswahl bringt ihren Teil',
  'that each of several correct choices alone earns full marks':
    'dass jede von mehreren richtigen Möglichkeiten allein alle Punkte bringt',
  'its correct choice {1} earns nothing in the mapping; correct one of the two':
    'die richtige Möglichkeit {1} bringt im Mapping keine Punkte; berichtige eines von beiden',
  'the weights of the choices: one choice alone is correct':
    'das Gewicht der Auswahl: Nur eine Möglichkeit ist richtig',
};

const OF_QUESTIONS = {
  'holds a character that is none (NUL or half of a pair)':
    'enthält ein Zeichen, das keines ist (NUL oder ein halbes Paar)',
  'is needed where the answer names no tolerance': 'ist nötig, wo die Antwort keine Toleranz nennt',
  'is not written in the form it asks for': 'steht nicht in der Form, die verlangt ist',
  'cannot be read, or has no value anywhere': 'lässt sich nicht lesen oder hat nirgends einen Wert',
  '{1} is no web address': '{1} ist keine Adresse im Web',
  'this type of question has none': 'bei diesem Fragetyp gibt es das nicht',
  'the id "{1}" stands twice': 'die id „{1}“ steht zweimal',
  'the key "{1}" names no choice': 'die Lösung „{1}“ nennt nichts aus der Auswahl',
  'a gap is named by letters, digits and hyphens':
    'der Name einer Lücke besteht aus Buchstaben, Ziffern und Bindestrichen',
  'a right answer is not among the choices': 'eine richtige Antwort steht nicht zur Auswahl',
  '"{1}" is no gap of the question': '„{1}“ ist keine Lücke der Frage',
  'the gap "{1}" stands nowhere in the text': 'die Lücke „{1}“ steht nirgends im Text',
  'the gap "{1}" has no answer': 'die Lücke „{1}“ hat keine Antwort',
  'has to be the marks of the question': 'muss die Punktzahl der Frage sein',
  'is more than maxWords': 'ist mehr als maxWords',
  'a variable is a letter or a name': 'eine Variable ist ein Buchstabe oder ein Name',
  'at least one place has to be right': 'mindestens eine Stelle muss richtig sein',
  'only one place can be chosen': 'nur eine Stelle lässt sich wählen',
  'the prompt "{1}" has no match': 'zu „{1}“ gibt es keine Zuordnung',
  'exactly one choice has to be right': 'genau eine Auswahl muss richtig sein',
  'at least one choice has to be right': 'mindestens eine Auswahl muss richtig sein',
  'is needed where the unit is asked for': 'ist nötig, wo nach der Einheit gefragt wird',
  'has to name every choice exactly once': 'muss jede Auswahl genau einmal nennen',
  'has to be one picture with a description: ![what it shows](file.png)':
    'muss ein Bild mit Beschreibung sein: ![was es zeigt](datei.png)',
  '"{1}" and "{2}" lie too near to one another': '„{1}“ und „{2}“ liegen zu nah beieinander',
  'a cell is named by letters, digits and hyphens':
    'der Name einer Zelle besteht aus Buchstaben, Ziffern und Bindestrichen',
  'no cell is to be filled': 'keine Zelle ist auszufüllen',
  'has {1} cells for {2} columns': 'hat {1} Zellen für {2} Spalten',
  'the cell "{1}" has no answer': 'die Zelle „{1}“ hat keine Antwort',
  '"{1}" is no cell of the table': '„{1}“ ist keine Zelle der Tabelle',
  'at least one accepted answer is needed': 'mindestens eine gültige Antwort ist nötig',
  'at least one mark point is needed': 'mindestens ein Bewertungspunkt ist nötig',
  '"{1}" names no mark point': '„{1}“ nennt keinen Bewertungspunkt',
  'the point needs itself': 'der Punkt setzt sich selbst voraus',
  'is {1}, but the points come to {2} at most': 'ist {1}, aber die Punkte ergeben höchstens {2}',
};

const OF_SCHEMAS = {
  'the field {1} is not known': 'das Feld {1} ist nicht bekannt',
  'is missing': 'fehlt',
  'has to be {kind}': 'muss {kind} sein',
  text: 'Text',
  'a number': 'eine Zahl',
  'a whole number': 'eine ganze Zahl',
  'true or false': 'true oder false',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  'must not be empty': 'darf nicht leer sein',
  'needs at least {kind}': 'braucht mindestens {kind}',
  'is more than {kind}': 'ist mehr als {kind}',
  '{number} characters': '{number} Zeichen',
  '1 entry': '1 Eintrag',
  '{number} entries': '{number} Einträge',
  'is none of {1}': 'ist nichts von: {1}',
  'has none of the forms it can have': 'hat keine der möglichen Formen',
  'is not as it has to be': 'ist nicht so, wie es sein muss',
};

const OF_EXPORTS = {
  'the question: {1} has nothing like {2}': 'die Frage: In {1} gibt es nichts wie {2}',
  'the explanation': 'die Erklärung',
  hints: 'die Hinweise',
  pictures: 'die Bilder',
  'tags: {1}': 'die Schlagwörter: {1}',
  // Of a list of tags that is none.
  'tags: {why}': 'tags: {why}',
  'that the choices keep their order': 'dass die Auswahl ihre Reihenfolge behält',
  'the tag {1}: a bar parts tags': 'das Schlagwort {1}: Ein senkrechter Strich trennt Schlagwörter',
  'the part {1} of the topic': 'der Teil {1} des Themas',
  'source and licence': 'Quelle und Lizenz',
  'the answer {1}: a bar parts answers': 'die Antwort {1}: Ein senkrechter Strich trennt Antworten',
  'that letter case counts': 'dass Groß- und Kleinschreibung zählt',
  'that accents do not count': 'dass Akzente nicht zählen',
  'the unit {1}': 'die Einheit {1}',
  'the units that may be given': 'die Einheiten, die möglich sind',
  'that the tolerance is a share of the value': 'dass die Toleranz ein Anteil des Wertes ist',
  'the mark scheme': 'das Bewertungsschema',
  'the model answer': 'die Musterantwort',
  'that its points are marked one by one': 'dass die Punkte einzeln bewertet werden',
  'how many words are asked for': 'wie viele Wörter verlangt sind',
  'how many files may be handed in': 'wie viele Dateien abgegeben werden dürfen',
  'pictures: GIFT has their names alone': 'die Bilder: GIFT kennt nur ihre Namen',
  'how the answer is written: {1}': 'wie die Antwort geschrieben ist: {1}',
  'that the answer is right to its significant figures: written as a tolerance':
    'dass die Antwort auf ihre signifikanten Stellen stimmt: als Toleranz geschrieben',
  'GIFT asks for at least two pairs': 'GIFT verlangt mindestens zwei Paare',
  'the words before the text with gaps': 'die Worte vor dem Text mit Lücken',
  'the mark scheme and the model answer as such: they are what the grader is told':
    'Bewertungsschema und Musterantwort als solche: Sie stehen als Hinweis für die Bewertung',
  'the mark scheme and the model answer as such: they are what the scorer is told':
    'Bewertungsschema und Musterantwort als solche: Sie stehen als Hinweis für die Auswertung',
  'credit for a part of the order': 'Teilpunkte für einen Teil der Reihenfolge',
  'places to the hundredth: they are whole points of the picture':
    'Stellen auf ein Hundertstel genau: Sie sind ganze Bildpunkte',
};

export const texts: Readonly<Record<string, string>> = {
  ...OF_FILES,
  ...OF_ARCHIVES,
  ...OF_XML,
  ...OF_TABLES,
  ...OF_TEXTS,
  ...OF_MOODLE,
  ...OF_QTI,
  ...OF_CARDS,
  ...OF_PICTURES,
  ...OF_WEIGHTS,
  ...OF_QUESTIONS,
  ...OF_SCHEMAS,
  ...OF_EXPORTS,
};
