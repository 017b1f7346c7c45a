/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { readonly calendarFeed: { readonly createdAt: string, readonly lastFetchedAt: string | null } | null };

export type CreateCalendarFeedMutationVariables = Exact<{ zone: string; }>;
export type CreateCalendarFeedMutation = { readonly createCalendarFeed: string };

export type DeleteCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteCalendarFeedMutation = { readonly deleteCalendarFeed: boolean };

export const CalendarFeedDocument = typedDocument<CalendarFeedQuery, CalendarFeedQueryVariables>(
  "query calendarFeed{calendarFeed{createdAt lastFetchedAt}}",
);

export const CreateCalendarFeedDocument = typedDocument<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>(
  "mutation createCalendarFeed($zone:String!){createCalendarFeed(zone:$zone)}",
);

export const DeleteCalendarFeedDocument = typedDocument<DeleteCalendarFeedMutation, DeleteCalendarFeedMutationVariables>(
  "mutation deleteCalendarFeed{deleteCalendarFeed}",
);