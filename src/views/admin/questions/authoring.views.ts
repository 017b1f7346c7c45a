import * as adminContent from '../content/content-list.view.tsx';
import * as rosters from '../interchange/rosters/roster-page.tsx';
import * as webhooks from '../interchange/webhooks/webhooks.view.tsx';
import * as resource from '../platform/resource/resource.view.tsx';
import * as paperCreate from './paper-create.view.tsx';
import * as paperEdit from './paper-edit.view.tsx';
import * as paperList from './paper-list.view.tsx';
import * as questionBank from './question-bank.view.tsx';
import * as questionCreate from './question-create.view.tsx';
import * as questionEdit from './question-edit.view.tsx';
import * as quizCreate from './quiz-create.view.tsx';
import * as quizEdit from './quiz-edit.view.tsx';
import * as quizList from './quiz-list.view.tsx';

export {
  adminContent,
  paperCreate,
  paperEdit,
  paperList,
  questionBank,
  questionCreate,
  questionEdit,
  quizCreate,
  quizEdit,
  quizList,
  resource,
  rosters,
  webhooks,
};
