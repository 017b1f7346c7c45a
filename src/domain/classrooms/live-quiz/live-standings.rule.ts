/** A player or a team with its points. */
export type LiveScore = {
  readonly id: string;
  readonly name: string;
  readonly team: number | null;
  readonly points: number;
};
export type LiveStanding = LiveScore & {
  /** Equal points have equal ranks, and the next rank is skipped: 1, 1, 3. */
  readonly rank: number;
};

/** Players by points; by name if they are equal. */
export function standingsOf(scores: readonly LiveScore[]): LiveStanding[] {
  const ordered = scores.toSorted(
    (a, b) => b.points - a.points || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1),
  );
  let rank = 0;
  return ordered.map((score, at) => {
    if (at === 0 || score.points < (ordered[at - 1]?.points ?? 0)) rank = at + 1;
    return { ...score, rank };
  });
}

export type LiveTeamStanding = {
  readonly team: number;
  readonly points: number;
  readonly players: number;
  readonly rank: number;
};

/** Teams by the mean of their players' points, so that a larger team has no advantage. Teams without players are left out. */
export function teamStandingsOf(scores: readonly LiveScore[]): LiveTeamStanding[] {
  const byTeam = Map.groupBy(
    scores.filter((score): score is LiveScore & { team: number } => score.team !== null),
    ({ team }) => team,
  );
  const means = [...byTeam].map(([team, players]) => ({
    team,
    players: players.length,
    points: Math.round(players.reduce((sum, { points }) => sum + points, 0) / players.length),
  }));
  const ranked = standingsOf(means.map(({ team, points }) => ({ id: String(team), name: String(team), team, points })));
  return ranked.flatMap(({ team, rank }) =>
    means.filter((mean) => mean.team === team).map((mean) => ({ ...mean, rank })),
  );
}

/** The team of a player who joins: the smallest, the first of several. */
export function nextTeam(sizes: readonly number[]): number {
  return sizes.reduce((least, size, at) => (size < (sizes[least] ?? 0) ? at : least), 0);
}
