import type { ApiValues, SentValues } from '#domain/platform/api/api-values.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type SettingsFragment = { readonly state: string, readonly values: ApiValues['AppSettings'], readonly updatedAt: string | null, readonly changedBy: string | null };

export type AppSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppSettingsQuery = { readonly appSettings: { readonly state: string, readonly values: ApiValues['AppSettings'], readonly updatedAt: string | null, readonly changedBy: string | null } };

export type SaveAppSettingsMutationVariables = Exact<{ state: string; values: SentValues['AppSettings']; }>;
export type SaveAppSettingsMutation = { readonly saveAppSettings: { readonly state: string, readonly values: ApiValues['AppSettings'], readonly updatedAt: string | null, readonly changedBy: string | null } };

export const AppSettingsDocument = typedDocument<AppSettingsQuery, AppSettingsQueryVariables>(
  "query appSettings{appSettings{...Settings}}fragment Settings on EditedSettings{state values updatedAt changedBy}",
);

export const SaveAppSettingsDocument = typedDocument<SaveAppSettingsMutation, SaveAppSettingsMutationVariables>(
  "mutation saveAppSettings($state:String!$values:AppSettings!){saveAppSettings(state:$state values:$values){...Settings}}fragment Settings on EditedSettings{state values updatedAt changedBy}",
);