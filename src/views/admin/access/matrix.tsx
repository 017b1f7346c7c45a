import { Badge } from '@radix-ui/themes';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { PERMISSIONS, type Permission, permissionParts } from '#domain/access/permission.ts';
import { href } from '#routes/href.ts';
import { rolesTexts } from '#texts/access/roles.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import styles from './roles.module.css';

/** A role as edited on the screen. Without an id it is not saved yet. */
export type Column = {
  readonly id: string | null;
  readonly name: string;
  readonly kind: string | null;
  readonly permissions: readonly string[];
};

type Props = {
  readonly roles: readonly Column[];
  /** The permissions of the current user: only these can be granted or revoked. */
  readonly granted: readonly string[];
  readonly isReadOnly: boolean;
  readonly onToggle: (role: Column, permission: Permission) => void;
};

/** Names of permissions outside the table, in the table's order. */
export function usePermissionNames(): (granted: readonly string[]) => string {
  const { areas, actions } = useTexts(rolesTexts);
  const named = (permission: Permission): string => {
    const [area, action] = permissionParts(permission);
    return `${areas[area]}: ${actions[action]}`;
  };
  return (granted) =>
    PERMISSIONS.filter((permission) => granted.includes(permission))
      .map(named)
      .join(', ');
}

const AREAS = [...new Set(PERMISSIONS.map((permission) => permissionParts(permission)[0]))];
/** Permissions as rows, roles as columns, and a checkbox in each cell. */
export function Matrix({ roles, granted, isReadOnly, onToggle }: Props) {
  const t = useTexts(rolesTexts);
  return (
    <div className={styles.frame}>
      <table className={styles.matrix}>
        <caption className={styles.caption}>{t.matrix}</caption>
        <thead>
          <tr>
            <th scope="col">{t.permission}</th>
            {roles.map(({ id, name, kind }) => (
              <th key={id ?? ''} scope="col">
                {id === null || kind === 'admin' ? name : <Link to={href('admin.roles.edit', { id })}>{name}</Link>}
                {kind !== null && <Badge color="gray">{t.builtIn}</Badge>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {AREAS.map((area) => (
            <Fragment key={area}>
              <tr className={styles.area}>
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {t.areas[area]}
                </th>
              </tr>
              {PERMISSIONS.filter((permission) => permission.startsWith(`${area}.`)).map((permission) => {
                const action = t.actions[permissionParts(permission)[1]];
                return (
                  <tr key={permission}>
                    <th scope="row">{action}</th>
                    {roles.map((role) => (
                      <td key={role.id ?? ''}>
                        <label className={styles.box}>
                          <input
                            type="checkbox"
                            aria-label={t.allows({
                              role: role.name,
                              area: t.areas[area],
                              action,
                            })}
                            checked={role.permissions.includes(permission)}
                            disabled={isReadOnly || role.kind === 'admin' || !granted.includes(permission)}
                            onChange={() => onToggle(role, permission)}
                          />
                        </label>
                      </td>
                    ))}
                  </tr>
                );
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Adds the permission if it is missing, and removes it otherwise. */
export const toggled = (permissions: readonly string[], permission: Permission): readonly string[] =>
  permissions.includes(permission) ? permissions.filter((each) => each !== permission) : [...permissions, permission];
