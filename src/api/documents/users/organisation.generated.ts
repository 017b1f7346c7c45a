/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typedDocument } from '../../typed-document.ts';
export type OrganisationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationsQuery = { readonly organisations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly schoolCount: number, readonly adminCount: number }> };

export type OrganisationQueryVariables = Exact<{ id: string; }>;
export type OrganisationQuery = { readonly organisation: { readonly id: string, readonly name: string, readonly schools: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly admins: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly school: string | null, readonly grantedBy: string | null, readonly grantedAt: string }> } };

export type FreeSchoolsQueryVariables = Exact<{ [key: string]: never; }>;


export type FreeSchoolsQuery = { readonly freeSchools: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type WorkingSchoolsQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkingSchoolsQuery = { readonly workingSchools: { readonly current: string | null, readonly own: string | null, readonly organisations: ReadonlyArray<string>, readonly deletionAt: string | null, readonly schools: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type OrganisationSchoolsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationSchoolsQuery = { readonly organisationSchools: ReadonlyArray<{ readonly id: string, readonly name: string, readonly studentCount: number, readonly teacherCount: number, readonly adminCount: number, readonly classCount: number, readonly orderCount: number, readonly seatCount: number, readonly assignedSeatCount: number }>, readonly workingSchools: { readonly current: string | null, readonly own: string | null, readonly organisations: ReadonlyArray<string> } };

export type CreateOrganisationMutationVariables = Exact<{ name: string; }>;
export type CreateOrganisationMutation = { readonly createOrganisation: string };

export type RenameOrganisationMutationVariables = Exact<{ id: string; name: string; }>;
export type RenameOrganisationMutation = { readonly renameOrganisation: boolean };

export type DeleteOrganisationMutationVariables = Exact<{ id: string; }>;
export type DeleteOrganisationMutation = { readonly deleteOrganisation: boolean };

export type AddOrganisationSchoolMutationVariables = Exact<{ id: string; school: string; }>;
export type AddOrganisationSchoolMutation = { readonly addOrganisationSchool: boolean };

export type RemoveOrganisationSchoolMutationVariables = Exact<{ id: string; school: string; }>;
export type RemoveOrganisationSchoolMutation = { readonly removeOrganisationSchool: boolean };

export type AppointOrganisationAdminMutationVariables = Exact<{ id: string; email: string; }>;
export type AppointOrganisationAdminMutation = { readonly appointOrganisationAdmin: boolean };

export type DismissOrganisationAdminMutationVariables = Exact<{ id: string; user: string; }>;
export type DismissOrganisationAdminMutation = { readonly dismissOrganisationAdmin: boolean };

export type WorkInSchoolMutationVariables = Exact<{ school?: string | null | undefined; }>;
export type WorkInSchoolMutation = { readonly workInSchool: boolean };

export const OrganisationsDocument = typedDocument<OrganisationsQuery, OrganisationsQueryVariables>(
  "query organisations{organisations{id name schoolCount adminCount}}",
);

export const OrganisationDocument = typedDocument<OrganisationQuery, OrganisationQueryVariables>(
  "query organisation($id:ID!){organisation(id:$id){id name schools{id name}admins{id name email school grantedBy grantedAt}}}",
);

export const FreeSchoolsDocument = typedDocument<FreeSchoolsQuery, FreeSchoolsQueryVariables>(
  "query freeSchools{freeSchools{id name}}",
);

export const WorkingSchoolsDocument = typedDocument<WorkingSchoolsQuery, WorkingSchoolsQueryVariables>(
  "query workingSchools{workingSchools{current own organisations schools{id name}deletionAt}}",
);

export const OrganisationSchoolsDocument = typedDocument<OrganisationSchoolsQuery, OrganisationSchoolsQueryVariables>(
  "query organisationSchools{organisationSchools{id name studentCount teacherCount adminCount classCount orderCount seatCount assignedSeatCount}workingSchools{current own organisations}}",
);

export const CreateOrganisationDocument = typedDocument<CreateOrganisationMutation, CreateOrganisationMutationVariables>(
  "mutation createOrganisation($name:String!){createOrganisation(name:$name)}",
);

export const RenameOrganisationDocument = typedDocument<RenameOrganisationMutation, RenameOrganisationMutationVariables>(
  "mutation renameOrganisation($id:ID!$name:String!){renameOrganisation(id:$id name:$name)}",
);

export const DeleteOrganisationDocument = typedDocument<DeleteOrganisationMutation, DeleteOrganisationMutationVariables>(
  "mutation deleteOrganisation($id:ID!){deleteOrganisation(id:$id)}",
);

export const AddOrganisationSchoolDocument = typedDocument<AddOrganisationSchoolMutation, AddOrganisationSchoolMutationVariables>(
  "mutation addOrganisationSchool($id:ID!$school:ID!){addOrganisationSchool(id:$id school:$school)}",
);

export const RemoveOrganisationSchoolDocument = typedDocument<RemoveOrganisationSchoolMutation, RemoveOrganisationSchoolMutationVariables>(
  "mutation removeOrganisationSchool($id:ID!$school:ID!){removeOrganisationSchool(id:$id school:$school)}",
);

export const AppointOrganisationAdminDocument = typedDocument<AppointOrganisationAdminMutation, AppointOrganisationAdminMutationVariables>(
  "mutation appointOrganisationAdmin($id:ID!$email:String!){appointOrganisationAdmin(id:$id email:$email)}",
);

export const DismissOrganisationAdminDocument = typedDocument<DismissOrganisationAdminMutation, DismissOrganisationAdminMutationVariables>(
  "mutation dismissOrganisationAdmin($id:ID!$user:ID!){dismissOrganisationAdmin(id:$id user:$user)}",
);

export const WorkInSchoolDocument = typedDocument<WorkInSchoolMutation, WorkInSchoolMutationVariables>(
  "mutation workInSchool($school:ID){workInSchool(school:$school)}",
);