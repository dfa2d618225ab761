import type { InjectOptions } from "fastify";
import type { ApiSettings } from "#api/register-api.ts";
import type { Services } from "#data/services.ts";
import { openApi, type ServiceOptionsOfTest } from "./api.ts";
import { cheapHash } from "./cheap-hash.ts";

export const username = "admin";
export const password = "correct horse 배터리";
export const signInClient = { address: "127.0.0.*", device: "lightMyRequest" };
const hash = cheapHash(password);

interface Call extends Pick<InjectOptions, "headers" | "payload" | "remoteAddress"> {
  /** Replaces the administrator's cookie; "" sends none. */
  cookie?: string;
}

/** Opens the API with a signed-in administrator. `call` sends requests in the administrator's session. */
export async function openAdministration(
  replaced: Partial<Services> = {},
  settings?: ApiSettings,
  options?: ServiceOptionsOfTest,
) {
  const { app, services, database } = await openApi(replaced, settings, options);
  await database.db.insertInto("users").values({ username, password: hash }).execute();
  // 1 is the first account of an empty database.
  const token = await services.sessions.begin(1, signInClient);
  const own = `session=${token}`;

  async function call(route: string, { cookie = own, headers, ...rest }: Call = {}) {
    const [method, url] = route.split(" ");
    const response = await app.inject({
      method: method as "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
      url: url ?? "",
      headers: { ...(cookie === "" ? {} : { cookie }), ...headers },
      ...rest,
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson(response.headers["content-type"]) ? response.json() : response.body,
      cookie: cookieIn(response.headers["set-cookie"]),
    };
  }

  return { app, services, database, call, cookie: own };
}

function isJson(contentType: string | undefined): boolean {
  return contentType === undefined || contentType.startsWith("application/json");
}

function cookieIn(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0]?.split(";")[0];
}
