import { useState } from 'react';
import { useApi } from '#actors/app.context.ts';
import { MasteryDocument } from '#api/documents/study.generated.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn, Loaded } from '#ui/loaded/loaded.part.tsx';
import { MasteryLine } from './mastery-line.part.tsx';

/** A topic's mastery for the topic's own page, read by itself; nothing where it cannot be read. */
export function TopicMastery({ subject, topic }: { readonly subject: string; readonly topic: string }) {
  const api = useApi();
  const [mastery] = useState(() => handedOn(api(MasteryDocument, { subject })));
  return (
    <Loaded data={mastery} failed={() => null} waiting={<Bones heights={[56]} />}>
      {(answer) => {
        const standing = answer.mastery.find((each) => each.topic.slug === topic);
        return standing === undefined ? null : <MasteryLine standing={standing} />;
      }}
    </Loaded>
  );
}
