import { Text } from '@radix-ui/themes';
import { useEffectEvent, useRef } from 'react';
import { useAnswerFiles } from '#actors/answers/use-answer-files.ts';
import { ANSWER_FILE_TYPES, type AnswerFile, file } from '#domain/items/file.item.ts';
import { ANSWER_FILE_MAX_BYTES } from '#domain/limits.ts';
import { useTexts } from '#texts/current-language.ts';
import { itemTexts } from '#texts/items.texts.ts';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { UploadPart } from '#ui/upload/upload.part.tsx';
import { ComparedAnswers } from './compared-answers.part.tsx';
import { HandedUpFiles } from './handed-up-files.part.tsx';
import { defineItemView } from './item-view.tsx';
import styles from './items.module.css';
import { MarkSchemeList } from './mark-scheme.part.tsx';

export const fileView = defineItemView('file', file, {
  isTyped: false,
  isAnswered: ({ files }) => files.length > 0,
  Answer: function FileAnswer({ body, response, onChange, disabled }) {
    const t = useTexts(itemTexts);
    const { send } = useAnswerFiles();
    const files = response?.files ?? [];
    // Several files arrive while one render's list is long out of date.
    const latest = useRef(files);
    latest.current = files;
    const change = (next: AnswerFile[]): void => {
      latest.current = next;
      onChange({ files: next });
    };
    const isFull = files.length >= body.maxFiles;
    const sendOne = useEffectEvent(async (one: File, told: (done: number) => void, signal: AbortSignal) => {
      if (latest.current.length >= body.maxFiles) throw new Error(t.file.tooMany(body.maxFiles));
      const sent = await send(one, told, signal);
      if (latest.current.length < body.maxFiles) change([...latest.current, sent]);
    });
    return (
      <div className={styles.field}>
        {!isFull && (
          <UploadPart
            label={t.file.label}
            accept={ANSWER_FILE_TYPES.join(',')}
            largest={ANSWER_FILE_MAX_BYTES}
            multiple={body.maxFiles > 1}
            disabled={disabled}
            listsSent={false}
            send={(one, told, signal) => sendOne(one, told, signal)}
          />
        )}
        <HandedUpFiles
          files={files}
          onRemove={disabled ? undefined : (id) => change(files.filter((one) => one.id !== id))}
        />
        <Text size="2" className={styles.hint}>
          {`${t.file.tooMany(body.maxFiles)} ${t.written.marks(body.marks)}. ${t.written.later}`}
        </Text>
      </div>
    );
  },
  Review: function FileReview({ answerKey: { modelAnswer, scheme }, response, figures }) {
    const t = useTexts(itemTexts);
    const files = <HandedUpFiles files={response?.files ?? []} />;
    return (
      <div className={styles.field}>
        {modelAnswer === null ? (
          files
        ) : (
          <ComparedAnswers
            given={files}
            rightLabel={t.modelAnswer}
            right={<RichText source={modelAnswer} figures={figures} />}
          />
        )}
        <MarkSchemeList scheme={scheme} figures={figures} />
      </div>
    );
  },
});
