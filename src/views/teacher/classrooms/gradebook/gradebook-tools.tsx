import { Button } from '@radix-ui/themes';
import { gradebookTexts } from '#texts/classrooms/gradebook.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import controls from '#ui/form/control.module.css';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu, MenuItem } from '#ui/menu/menu.tsx';
import tools from '#ui/table/table-tools.module.css';
import { useChooseGroup } from '../analysis/use-choose-group.ts';
import type { GradebookData } from './gradebook-row.ts';

type Props = Pick<GradebookData, 'groups'> & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly group: string | null;
  readonly onExport: () => void;
  readonly onWorkbook: () => void;
};

/** The tools above the grid: search, group, export and print. */
export function GradebookTools({ groups, text, onText, group, onExport, onWorkbook }: Props) {
  const t = useTexts(gradebookTexts);
  const choose = useChooseGroup();
  return (
    <div className={tools.tools} data-not-printed>
      <div className={tools.find}>
        <Icon name="search" px={18} />
        <input
          type="search"
          className={controls.control}
          aria-label={t.search}
          placeholder={t.search}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      {groups.length > 0 && (
        <div className={tools.narrow}>
          <select
            className={controls.choose}
            aria-label={t.group}
            value={group ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t.allGroups}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="down" px={16} />
        </div>
      )}
      <div className={tools.end}>
        <Menu
          button={(props) => (
            <Button {...props} variant="soft" color="gray" size="3">
              <Icon name="download" px={18} /> {t.exportAs}
            </Button>
          )}
        >
          <MenuItem onChoose={onExport}>{t.export}</MenuItem>
          <MenuItem onChoose={onWorkbook}>{t.exportExcel}</MenuItem>
        </Menu>
        <Button variant="soft" color="gray" size="3" onClick={() => window.print()}>
          <Icon name="printer" px={18} /> {t.print}
        </Button>
      </div>
    </div>
  );
}
