import { type ComponentProps, useState } from 'react';
import { useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { partsTexts } from '#texts/platform/shared.texts.ts';
import { Icon } from '../../icon/icon.tsx';
import { Labelled, type LabelProps } from '../labelled.tsx';
import styles from './file-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & LabelProps;

/** Files that are submitted with a form. For immediate uploads, use the upload component. */
export function FileField({ label, error, hint, onChange, ...input }: Props) {
  const t = useTexts(partsTexts).form;
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(tied) => (
        <div className={styles.file}>
          <Icon name="upload" />
          <span className={styles.names}>{names.length > 0 ? nameList(names) : input.multiple ? t.files : t.file}</span>
          <input
            {...input}
            {...tied}
            type="file"
            onChange={(event) => {
              setNames([...(event.target.files ?? [])].map(({ name }) => name));
              onChange?.(event);
            }}
          />
        </div>
      )}
    </Labelled>
  );
}
