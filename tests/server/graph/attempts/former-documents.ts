const ID = '0190a0a0-0000-7000-8000-000000000001';

/**
 * What a tab sends that was opened before the values of the API had types of their own: the documents of that build on the
 * path of answers, with variables as it sends them. A change of the schema has to keep them valid.
 */
export const FORMER_DOCUMENTS: readonly { readonly text: string; readonly variables: object }[] = [
  {
    text: 'query openAttempt($id:ID!){attempt(id:$id){id handedInAt behaviour asksConfidence quiz{...quizPlace}items{position type stem body figures{...figures}marks response sequence operationId answeredAt device step{tries locked confidence hintCount hints}review{...reviewed}}}}fragment quizPlace on QuizRef{id title subject{slug title}topic{slug title}}fragment figures on Figure{digest url width height}fragment reviewed on Review{outcome credit remark key explanation awards selfMarked}',
    variables: { id: ID },
  },
  {
    text: 'mutation saveAnswers($input:SaveInput!){saveAnswers(input:$input){state{...attemptState}receipts{operationId position refusal highest}}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft handedInAt handedInBy holder holderName}',
    variables: {
      input: {
        attempt: ID,
        device: ID,
        answers: [{ operationId: ID, position: 1, sequence: 1, response: { choice: 'b' } }],
      },
    },
  },
  {
    text: 'query attemptState($id:ID!$device:ID){attemptState(id:$id device:$device){...attemptState}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft handedInAt handedInBy holder holderName}',
    variables: { id: ID, device: ID },
  },
  {
    text: 'mutation holdAttempt($id:ID!$device:ID!$takeOver:Boolean!){holdAttempt(id:$id device:$device takeOver:$takeOver){...attemptState}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft handedInAt handedInBy holder holderName}',
    variables: { id: ID, device: ID, takeOver: true },
  },
  {
    text: 'mutation pauseAttempt($id:ID!$device:ID){pauseAttempt(id:$id device:$device){...attemptState}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft handedInAt handedInBy holder holderName}',
    variables: { id: ID, device: ID },
  },
  {
    text: 'mutation resumeAttempt($id:ID!$device:ID){resumeAttempt(id:$id device:$device){...attemptState}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft handedInAt handedInBy holder holderName}',
    variables: { id: ID, device: ID },
  },
  {
    text: 'mutation handIn($attempt:ID!){handIn(attempt:$attempt){id handedInAt}}',
    variables: { attempt: ID },
  },
  {
    text: 'mutation keepPresence($id:ID!$device:ID!$position:Int){keepPresence(id:$id device:$device position:$position){...attemptNews}}fragment attemptNews on AttemptNews{state{...attemptState}messages{id text sentAt}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft handedInAt handedInBy holder holderName}',
    variables: { id: ID, device: ID, position: 1 },
  },
  {
    text: 'subscription attemptNews($id:ID!$device:ID!){attemptNews(id:$id device:$device){...attemptNews}}fragment attemptNews on AttemptNews{state{...attemptState}messages{id text sentAt}}fragment attemptState on AttemptState{id now startedAt deadlineAt pausedAt pauseSecondsLeft handedInAt handedInBy holder holderName}',
    variables: { id: ID, device: ID },
  },
  {
    text: 'mutation OfferAnswerFile($name:String!$mime:String!$bytes:Int!){offerAnswerFile(name:$name mime:$mime bytes:$bytes){id url}}',
    variables: { name: 'a.pdf', mime: 'application/pdf', bytes: 1 },
  },
  {
    text: 'mutation rateConfidence($attempt:ID!$position:Int!$confidence:String!){rateConfidence(attempt:$attempt position:$position confidence:$confidence)}',
    variables: { attempt: ID, position: 1, confidence: 'sure' },
  },
  {
    text: 'mutation checkItem($attempt:ID!$position:Int!){checkItem(attempt:$attempt position:$position){items{...step}}}fragment step on AttemptItem{position step{tries locked confidence hintCount hints}review{outcome credit remark key explanation awards selfMarked}}',
    variables: { attempt: ID, position: 1 },
  },
  {
    text: 'mutation showHint($attempt:ID!$position:Int!){showHint(attempt:$attempt position:$position){items{...step}}}fragment step on AttemptItem{position step{tries locked confidence hintCount hints}review{outcome credit remark key explanation awards selfMarked}}',
    variables: { attempt: ID, position: 1 },
  },
  {
    text: 'mutation reportItem($attempt:ID!$position:Int!$reason:String!$text:String!){reportItem(attempt:$attempt position:$position reason:$reason text:$text)}',
    variables: { attempt: ID, position: 1, reason: 'unclear', text: 'What is B?' },
  },
  {
    text: 'mutation markOwnAnswer($attempt:ID!$position:Int!$awards:JSON!){markOwnAnswer(attempt:$attempt position:$position awards:$awards){marks marksOutOf items{...step}}}fragment step on AttemptItem{position step{tries locked confidence hintCount hints}review{outcome credit remark key explanation awards selfMarked}}',
    variables: { attempt: ID, position: 1, awards: [{ point: 'p1' }] },
  },
  {
    text: 'mutation startPractice($input:PracticeInput!){startPractice(input:$input){id}}',
    variables: { input: { quiz: ID, behaviour: 'immediate', length: null, asksConfidence: false } },
  },
  {
    text: 'mutation refresh($refreshToken:String!){refresh(refreshToken:$refreshToken){token refreshToken expiresIn}}',
    variables: { refreshToken: 'x' },
  },
  {
    text: 'mutation keepReviews($operations:[ReviewOperation!]!){keepReviews(operations:$operations){operationId applied refused standing{sequence memory isSuspended isLeech}}}',
    variables: { operations: [{ operationId: ID, card: ID, sequence: 1, grade: 'good', agoMs: 0, tookMs: 900 }] },
  },
  {
    text: 'mutation keepTeacherMark($attempt:ID!$position:Int!$round:Int!$awards:JSON!$comment:String!$operationId:ID!$sequence:Int!){keepTeacherMark(attempt:$attempt position:$position round:$round awards:$awards comment:$comment operationId:$operationId sequence:$sequence){operationId marks outOf isSettled sequence}}',
    variables: { attempt: ID, position: 1, round: 1, awards: [], comment: '', operationId: ID, sequence: 1 },
  },
  {
    text: 'mutation answerComplaint($attempt:ID!$position:Int!$text:String!){answerComplaint(attempt:$attempt position:$position text:$text)}',
    variables: { attempt: ID, position: 1, text: 'Units.' },
  },
  {
    text: 'mutation assignDrill($classroom:ID!$topic:ID!$group:ID$title:String!){assignDrill(classroom:$classroom topic:$topic group:$group title:$title)}',
    variables: { classroom: ID, topic: ID, group: null, title: 'Practice: Energy' },
  },
  {
    text: 'query answerToMark($assignment:ID!$round:Int!){answerToMark(assignment:$assignment round:$round anonymous:false waitingOnly:false){attempt complaint{text answer}}}',
    variables: { assignment: ID, round: 1 },
  },
  {
    text: 'query releasedMarks($attempt:ID!){releasedMarks(attempt:$attempt){position complaint{text answer}}}',
    variables: { attempt: ID },
  },
  {
    text: 'query marking($assignment:ID!){marking(assignment:$assignment){title complaints}}',
    variables: { assignment: ID },
  },
  {
    text: 'query recommended{recommendedPractice{topic{slug}drill}}',
    variables: {},
  },
];
