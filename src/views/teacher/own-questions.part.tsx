import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { href } from '#routes/href.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { classTeachingTexts } from '#texts/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { importTexts } from '#texts/import.texts.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import pages from '#ui/page/page.module.css';
import { PageHeading } from '#ui/page/page-heading.part.tsx';
import { AuthoredItemScreen } from '../authoring/authored-item.screen.tsx';
import { Bank } from '../authoring/bank.part.tsx';
import { NO_FILTER } from '../authoring/bank-filters.part.tsx';
import { ImportScreen } from '../authoring/import/import.screen.tsx';
import type { Topics } from '../authoring/item-place.part.tsx';
import { NewItemScreen } from '../authoring/new-item.screen.tsx';
import { loadFailed } from '../load-failed.tsx';
import { ownQuestionsAddress, type readOwnQuestions, SHARED } from './own-questions.ts';
import { SharedQuestions } from './shared-questions.part.tsx';
import { Up } from './up.part.tsx';

type Own = Awaited<ReturnType<typeof readOwnQuestions>>;

/** Questions that a teacher wrote or brought along: the list, one of them, a new one, and imports. */
export function OwnQuestions({ data }: { readonly data: Promise<Own> }) {
  const [parameters] = useSearchParams();
  const imported = parameters.get('import');
  const asked = parameters.get('questions') ?? '';
  return (
    <div className={pages.wide}>
      <Head imported={imported} asked={asked} />
      <Loaded data={data} failed={loadFailed} waiting={<Bones heights={[64, 48, 400]} />}>
        {({ topics, open }) => {
          if (imported !== null) return <Imports id={imported} topics={topics} />;
          if (open !== null) {
            const all = ownQuestionsAddress({ questions: '' });
            return <AuthoredItemScreen key={open.item.id} {...open} topics={topics} listAddress={all} />;
          }
          if (asked === SHARED) return <SharedQuestions topics={topics} />;
          return asked === 'new' ? <NewQuestion topics={topics} /> : <OwnBank topics={topics} />;
        }}
      </Loaded>
    </div>
  );
}

function Head({ imported, asked }: { readonly imported: string | null; readonly asked: string }) {
  const { work, own } = useTexts(classTeachingTexts);
  const { bank, editor, sharing } = useTexts(authoringTexts);
  const t = useTexts(importTexts);
  const all = ownQuestionsAddress({ questions: '' });
  if (imported === '') return <PageHeading title={t.title} intro={t.intro} up={<Up to={all} title={own.title} />} />;
  if (imported !== null) {
    const up = <Up to={ownQuestionsAddress({ import: '' })} title={t.backToImports} />;
    return <PageHeading title={t.title} intro={t.intro} up={up} />;
  }
  if (asked === SHARED) {
    const up = <Up to={all} title={own.title} />;
    return <PageHeading title={sharing.fromColleagues} intro={sharing.colleaguesIntro} up={up} />;
  }
  if (asked !== '') {
    const title = asked === 'new' ? editor.newTitle : editor.title;
    return <PageHeading title={title} up={<Up to={all} title={own.title} />} />;
  }
  return (
    <PageHeading
      title={own.title}
      intro={own.intro}
      up={<Up to={href('teacher.assignment')} title={work.title} />}
      actions={
        <>
          <Button size="3" variant="soft" asChild>
            <Link to={ownQuestionsAddress({ questions: SHARED })}>{sharing.fromColleagues}</Link>
          </Button>
          <Button size="3" variant="soft" asChild>
            <Link to={ownQuestionsAddress({ import: '' })}>{t.open}</Link>
          </Button>
          <Button size="3" asChild>
            <Link to={ownQuestionsAddress({ questions: 'new' })}>{bank.create}</Link>
          </Button>
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
  return <NewItemScreen topics={topics} topic="" onCreated={open} />;
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
