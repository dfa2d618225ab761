import { type Agent, type OutgoingHttpHeaders, request } from "node:http";

/** How long somebody waits for an answer before they give up, ms. */
const patienceMs = 10_000;

/** What is asked, and from where. */
export interface Question {
  path: string;
  /** An address of the loopback: to the site each is a network of its own. */
  from: string;
  /** Sent as JSON, by POST. */
  json?: unknown;
  headers?: OutgoingHttpHeaders;
  /** Sent as it is, by POST. */
  body?: string;
  /** Connections to be used again; without them each question has one of its own. */
  agent?: Agent;
}

export interface Reply {
  /** 0 where no answer came. */
  status: number;
  ms: number;
  cookies: string[];
  /** Seconds after which to come back, where the answer says so. */
  retryAfter: string | undefined;
}

/** Never throws. */
export function ask(url: string, { path, from, json, headers, body, agent }: Question): Promise<Reply> {
  const sent = json === undefined ? body : JSON.stringify(json);
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, cookies: string[] = [], retryAfter?: string) =>
      resolve({ status, ms: performance.now() - began, cookies, retryAfter });
    const asking = request(
      url + path,
      {
        method: sent === undefined ? "GET" : "POST",
        localAddress: from,
        agent: agent ?? false,
        timeout: patienceMs,
        headers: { ...(json === undefined ? {} : { "content-type": "application/json" }), ...headers },
      },
      (answer) => {
        const { statusCode = 0, headers: told } = answer;
        answer.resume();
        answer.once("end", () => end(statusCode, told["set-cookie"], told["retry-after"]));
        answer.once("error", () => end(0));
      },
    );
    asking.once("timeout", () => asking.destroy());
    asking.once("error", () => end(0));
    asking.end(sent);
  });
}

/** Addresses of the loopback that nobody has asked from yet, `127.<block>.0.1` and so on. */
export function freshAddresses(block: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `127.${block}.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  };
}
