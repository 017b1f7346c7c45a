import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { guardianSessions } from '#client/classrooms/guardian-session.ts';
import { href } from '#routes/href.ts';
import pages from '#ui/page/page.module.css';
import { FamilyEntry } from './family-entry.tsx';
import { FamilyStudents } from './family-students.tsx';

const sessions = guardianSessions(() => sessionStorage);

/** The page of parents and guardians. The link of an email has its token in the fragment (`#`). */
export function Component() {
  const link = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [session, setSession] = useState(sessions.find);
  const [hasEnded, setHasEnded] = useState(false);
  const end = (isExpected: boolean): void => {
    sessions.forget();
    setHasEnded(!isExpected);
    setSession(null);
  };
  // The token is used up once the link is open, so it does not stay in the address and the history.
  useEffect(() => {
    if (session !== null && link !== '') void navigate(href('family'), { replace: true });
  }, [session, link, navigate]);
  return (
    <div className={pages.page}>
      {session === null ? (
        <FamilyEntry
          key={link}
          link={link}
          hasEnded={hasEnded}
          onOpened={(token) => {
            sessions.save(token);
            setHasEnded(false);
            setSession(token);
          }}
        />
      ) : (
        <FamilyStudents session={session} onEnd={end} />
      )}
    </div>
  );
}
