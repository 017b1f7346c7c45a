import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { href } from '#routes/href.ts';
import { ownQuestionsAddress } from '#routes/own-content-address.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/interchange/import.texts.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { loadFailed } from '../../load-failed.tsx';
import { ImportScreen } from '../../shared/interchange/import.screen.tsx';
import { LinkButton } from '../../shared/platform/link/link-button.tsx';
import { AuthoredQuestionScreen } from '../../shared/questions/bank/authored-question.screen.tsx';
import { Bank } from '../../shared/questions/bank/bank.tsx';
import { NO_FILTER } from '../../shared/questions/bank/bank-filters.tsx';
import { NewQuestionScreen } from '../../shared/questions/bank/new-question.screen.tsx';
import type { Topics } from '../../shared/questions/bank/question-location.tsx';
import { BackLink } from '../classrooms/back-link.tsx';
import { type readOwnQuestions, SHARED } from './own-questions.ts';
import { SharedQuestions } from './shared-questions.tsx';

type Own = Awaited<ReturnType<typeof readOwnQuestions>>;

/** A teacher's own questions: the list, one of them, a new one, and imports. */
export function OwnQuestions({ data }: { readonly data: Promise<Own> }) {
  const [parameters] = useSearchParams();
  const imported = parameters.get('import');
  const searchText = parameters.get('questions') ?? '';
  return (
    <div className={pages.fullWidth}>
      <Head imported={imported} searchText={searchText} />
      <Loaded data={data} failed={loadFailed} waiting={<LoadingSkeleton heights={[64, 48, 400]} />}>
        {({ topics, open }) => {
          if (imported !== null) return <Imports id={imported} topics={topics} />;
          if (open !== null) {
            const all = ownQuestionsAddress({ questions: '' });
            return <AuthoredQuestionScreen key={open.item.id} {...open} topics={topics} listAddress={all} />;
          }
          if (searchText === SHARED) return <SharedQuestions topics={topics} />;
          return searchText === 'new' ? <NewQuestion topics={topics} /> : <OwnBank topics={topics} />;
        }}
      </Loaded>
    </div>
  );
}

function Head({ imported, searchText }: { readonly imported: string | null; readonly searchText: string }) {
  const { work, own } = useTexts(classTeachingTexts);
  const { bank, editor, sharing } = useTexts(authoringTexts);
  const t = useTexts(importTexts);
  const all = ownQuestionsAddress({ questions: '' });
  if (imported === '')
    return <PageHeading title={t.title} intro={t.intro} up={<BackLink to={all} title={own.title} />} />;
  if (imported !== null) {
    const up = <BackLink to={ownQuestionsAddress({ import: '' })} title={t.backToImports} />;
    return <PageHeading title={t.title} intro={t.intro} up={up} />;
  }
  if (searchText === SHARED) {
    const up = <BackLink to={all} title={own.title} />;
    return <PageHeading title={sharing.fromColleagues} intro={sharing.colleaguesIntro} up={up} />;
  }
  if (searchText !== '') {
    const title = searchText === 'new' ? editor.newTitle : editor.title;
    return <PageHeading title={title} up={<BackLink to={all} title={own.title} />} />;
  }
  return (
    <PageHeading
      title={own.title}
      intro={own.intro}
      up={<BackLink to={href('teacher.assignment')} title={work.title} />}
      actions={
        <>
          <LinkButton to={ownQuestionsAddress({ questions: SHARED })} variant="soft">
            {sharing.fromColleagues}
          </LinkButton>
          <LinkButton to={ownQuestionsAddress({ import: '' })} variant="soft">
            {t.open}
          </LinkButton>
          <LinkButton to={ownQuestionsAddress({ questions: 'new' })}>{bank.create}</LinkButton>
        </>
      }
    />
  );
}

function OwnBank({ topics }: { readonly topics: Topics }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const addressOf = (id: string): string => ownQuestionsAddress({ questions: id });
  return <Bank topics={topics} filter={filter} onFilter={setFilter} addressOf={addressOf} />;
}

function NewQuestion({ topics }: { readonly topics: Topics }) {
  const navigate = useNavigate();
  const open = (id: string): void => void navigate(ownQuestionsAddress({ questions: id }));
  return <NewQuestionScreen topics={topics} topic="" onCreated={open} />;
}

function Imports({ id, topics }: { readonly id: string; readonly topics: Topics }) {
  const navigate = useNavigate();
  return (
    <ImportScreen
      id={id}
      topics={topics}
      isOwn
      addressOf={(one) => ownQuestionsAddress({ import: one })}
      onOpen={(one) => void navigate(ownQuestionsAddress({ import: one }))}
      onLeave={() => void navigate(ownQuestionsAddress({ questions: '' }))}
    />
  );
}
