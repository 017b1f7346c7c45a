/** What the author of a quiz `q` wrote, as the domain's `QuizDraft`. */
export const QUIZ_DRAFT = `json_build_object('title', q.title, 'topic', q.topic_id,
    'instructions', q.instructions, 'seconds', q.seconds, 'entries', (
      select coalesce(json_agg(entry order by position, id), '[]') from (
        select qi.position, qi.item_id as id, json_build_object('kind', 'pick', 'item', qi.item_id, 'marks', qi.marks) as entry
        from quiz_items qi where qi.quiz_id = q.id
        union all
        select d.position, null, json_build_object('kind', 'draw', 'topic', d.topic_id, 'types', d.types,
          'difficulties', d.difficulties, 'count', d.count, 'marks', d.marks)
        from quiz_draws d where d.quiz_id = q.id) e))`;

/** What the author of an exam paper `p` wrote, as the domain's `PaperDraft`. */
export const PAPER_DRAFT = `json_build_object('title', p.title, 'subject', p.subject_id, 'year', p.year,
    'session', p.session, 'board', p.board, 'instructions', p.instructions, 'seconds', p.seconds,
    'gradeBoundaries', p.grade_boundaries, 'sections', (
      select coalesce(json_agg(json_build_object('title', s.title, 'instructions', s.instructions, 'entries', (
        select coalesce(json_agg(json_build_object('kind', 'pick', 'item', v.item_id, 'marks', pi.marks) order by pi.position), '[]')
        from paper_items pi join item_versions v on v.id = pi.version_id
        where pi.paper_id = p.id and pi.section = s.position)) order by s.position), '[]')
      from paper_sections s where s.paper_id = p.id))`;
