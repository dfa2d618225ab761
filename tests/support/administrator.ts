import type { InjectOptions } from "fastify";
import type { ApiSettings } from "#api/register-api.ts";
import type { Services } from "#data/services.ts";
import { openApi, type ServiceOptionsOfTest } from "./api.ts";
import { cheapHash } from "./cheap-hash.ts";

export const username = "admin";
export const password = "correct horse 배터리";
/** Network and browser of injected calls. */
export const signInPlace = { address: "127.0.0.*", device: "lightMyRequest" };
const hash = cheapHash(password);

interface Call extends Pick<InjectOptions, "headers" | "payload" | "remoteAddress"> {
  /** Sent instead of the administrator's cookie; "" for none. */
  cookie?: string;
}

/** The API with an administrator who is signed in, and a way to call it in their name. */
export async function openAdministration(
  replaced: Partial<Services> = {},
  settings?: ApiSettings,
  options?: ServiceOptionsOfTest,
) {
  const { app, services, database } = await openApi(replaced, settings, options);
  await database.db.insertInto("users").values({ username, password: hash }).execute();
  // The first account of an empty database.
  const token = await services.sessions.begin(1, signInPlace);
  const own = `session=${token}`;

  async function call(route: string, { cookie = own, headers, ...rest }: Call = {}) {
    const [method, url] = route.split(" ");
    const answer = await app.inject({
      method: method as "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
      url: url ?? "",
      headers: { ...(cookie === "" ? {} : { cookie }), ...headers },
      ...rest,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson(answer.headers["content-type"]) ? answer.json() : answer.body,
      cookie: cookieIn(answer.headers["set-cookie"]),
    };
  }

  return { app, services, database, call, cookie: own };
}

function isJson(contentType: string | undefined): boolean {
  return contentType === undefined || contentType.startsWith("application/json");
}

/** The part of a `Set-Cookie` header that the browser sends back. */
function cookieIn(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0]?.split(";")[0];
}
