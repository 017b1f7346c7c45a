/** The credentials of a user that a scanner sends. */
export type Session = { readonly name: string; readonly headers: readonly string[] };

export const VISITOR: Session = { name: 'visitor', headers: [] };

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';

/** Signs in at `url`. Throws when that is refused. */
export async function sessionOf(
  url: string,
  { role, email, password }: { readonly role: string; readonly email: string; readonly password: string },
): Promise<Session> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'web' },
    body: JSON.stringify({ query: SIGN_IN, variables: { input: { email, password } } }),
  });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } | null };
  if (data === null) throw new Error(`The ${role} cannot sign in.`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return {
    name: role,
    headers: [`Authorization: Bearer ${data.signIn.token}`, `Cookie: ${cookies.join('; ')}`],
  };
}
