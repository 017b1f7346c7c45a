/** How an attempt answers the student: `deferred` tells nothing before it is handed in. */
export type Behaviour = 'deferred';
