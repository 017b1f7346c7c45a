import * as promotions from './classrooms/promotion/promotion-page.tsx';
import * as schoolReports from './classrooms/reports/school-reports-page.tsx';
import * as adminContent from './content/content-list.view.tsx';
import * as rosters from './interchange/rosters/roster-page.tsx';
import * as webhooks from './interchange/webhooks/webhooks.view.tsx';
import * as resource from './platform/resource/resource.view.tsx';
import * as paperCreate from './questions/paper-create.view.tsx';
import * as paperEdit from './questions/paper-edit.view.tsx';
import * as paperList from './questions/paper-list.view.tsx';
import * as questionBank from './questions/question-bank.view.tsx';
import * as questionCreate from './questions/question-create.view.tsx';
import * as questionEdit from './questions/question-edit.view.tsx';
import * as quizCreate from './questions/quiz-create.view.tsx';
import * as quizEdit from './questions/quiz-edit.view.tsx';
import * as quizList from './questions/quiz-list.view.tsx';
import * as duplicates from './users/merge/duplicates-page.tsx';
import * as organisation from './users/organisations/organisations.view.tsx';
import * as processing from './users/school/processing/processing-page.tsx';

export {
  adminContent,
  duplicates,
  organisation,
  paperCreate,
  paperEdit,
  paperList,
  processing,
  promotions,
  questionBank,
  questionCreate,
  questionEdit,
  quizCreate,
  quizEdit,
  quizList,
  resource,
  rosters,
  schoolReports,
  webhooks,
};
