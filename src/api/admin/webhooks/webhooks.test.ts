import { describe, expect, test } from "vitest";
import { administrationMessages } from "#content/problems/problems.ts";
import { webhookLimits } from "#domain/webhooks/webhook.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { mailSetUp } from "../../../../tests/support/mail-options.ts";

const words = administrationMessages.en;
const path = "/api/admin/webhooks";
const program = { name: "Slack", address: "https://hooks.example.com/services/T0/secret" };

async function open({ isOff = false } = {}) {
  const opened = await openAdministration(
    {},
    { siteUrl: "http://localhost", adminEmail: "owner@example.com" },
    {
      mail: mailSetUp(),
      webhooks: { siteUrl: "http://localhost", allowsPrivateAddresses: false, isOff },
    },
  );
  const { call, services, database } = opened;
  const ask = (route: string, payload?: object, headers: Record<string, string> = {}) =>
    call(route, { headers: { "accept-language": "en", ...headers }, ...(payload ? { payload } : {}) });
  const logged = async () =>
    (await services.audit.page(1)).entries.map(({ event, detail }) => [event, detail]).reverse();
  const notices = async () =>
    (await database.db.selectFrom("outbox").select(["recipient", "textBody"]).execute()).map(
      ({ recipient, textBody }) => [recipient, textBody.includes("hooks.example.com")],
    );
  return { ...opened, ask, logged, notices };
}

describe("a webhook", () => {
  test("is added with a secret that is answered this once, is logged by its host alone, and the owner is mailed", async () => {
    const { ask, logged, notices } = await open();
    const { status, body } = await ask(`POST ${path}`, program);
    expect([status, body]).toEqual([
      200,
      {
        webhook: expect.objectContaining({ name: "Slack", host: "hooks.example.com", deliveries: [] }),
        secret: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
    const listed = await ask(`GET ${path}`);
    expect(listed.body).toEqual({ webhooks: [body.webhook], isOff: false });
    expect(JSON.stringify(listed.body)).not.toMatch(/services|secret/);
    expect(await logged()).toEqual([["webhook-added", "Slack (hooks.example.com)"]]);
    expect(await notices()).toEqual([["owner@example.com", true]]);
  });

  test("that is sent again under its key is stored and logged once, with the same secret", async () => {
    const { ask, logged } = await open();
    const add = () => ask(`POST ${path}`, program, { "idempotency-key": "k-1" });
    const [first, again] = [await add(), await add()];
    expect(again.body).toEqual(first.body);
    expect((await ask(`GET ${path}`)).body.webhooks).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });

  test.each([
    ["http://hooks.example.com/x", "address"],
    ["https://127.0.0.1/x", "address"],
    ["no address", "address"],
  ])("at %s is refused at its field", async (address, field) => {
    const { ask, logged } = await open();
    const { status, body } = await ask(`POST ${path}`, { ...program, address });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(Object.values(words.webhookAddress)).toContain(body.error);
    expect(body.fields.address).toBe(body.error);
    expect(await logged()).toEqual([]);
  });

  test("beyond the number that may be kept is refused with this number", async () => {
    const { ask, logged } = await open();
    for (let count = 0; count < webhookLimits.count; count++)
      expect((await ask(`POST ${path}`, { ...program, name: `${count}` })).status).toBe(200);
    const { status, body } = await ask(`POST ${path}`, program);
    expect([status, body]).toEqual([409, { error: words.tooManyWebhooks.replace("{count}", "5") }]);
    expect(await logged()).toHaveLength(webhookLimits.count);
  });

  test("gets a new secret, which is logged and mailed to the owner", async () => {
    const { ask, logged, notices } = await open();
    const added = (await ask(`POST ${path}`, program)).body;
    const renewed = await ask(`POST ${path}/${added.webhook.id}/secret`);
    expect([renewed.status, renewed.body.webhook]).toEqual([200, added.webhook]);
    expect(renewed.body.secret).toMatch(/^[\w-]{43}$/);
    expect(renewed.body.secret).not.toBe(added.secret);
    expect((await logged()).at(-1)).toEqual(["webhook-secret-renewed", "Slack (hooks.example.com)"]);
    expect(await notices()).toHaveLength(2);
  });

  test("is removed, which is logged and mailed to the owner", async () => {
    const { ask, logged, notices } = await open();
    const { webhook } = (await ask(`POST ${path}`, program)).body;
    expect((await ask(`DELETE ${path}/${webhook.id}`)).body).toEqual({ success: true });
    expect((await ask(`GET ${path}`)).body.webhooks).toEqual([]);
    expect((await logged()).at(-1)).toEqual(["webhook-removed", "Slack (hooks.example.com)"]);
    expect(await notices()).toHaveLength(2);
  });

  test.each([`POST ${path}/7/secret`, `POST ${path}/7/test`, `DELETE ${path}/7`])(
    "that is gone is a 404 for %s, and nothing is logged",
    async (route) => {
      const { ask, logged, notices } = await open();
      const { status, body } = await ask(route);
      expect([status, body]).toEqual([404, { error: words.webhookMissing }]);
      expect([await logged(), await notices()]).toEqual([[], []]);
    },
  );

  test("is not called where calls are switched off, which the list says", async () => {
    const { ask } = await open({ isOff: true });
    const { webhook } = (await ask(`POST ${path}`, program)).body;
    const { status, body } = await ask(`POST ${path}/${webhook.id}/test`);
    expect([status, body]).toEqual([409, { error: words.webhooksOff }]);
    expect((await ask(`GET ${path}`)).body).toEqual({ webhooks: [webhook], isOff: true });
  });

  test("is tried ten times in ten minutes, with the result of the call", async () => {
    const { ask, services } = await open();
    const { webhook } = (await ask(`POST ${path}`, program)).body;
    const tried: number[] = [];
    services.webhooks.test = async (id) => {
      tried.push(id);
      return webhook;
    };
    const routed = await openAdministration({ webhooks: services.webhooks });
    const attempt = () =>
      routed.call(`POST ${path}/${webhook.id}/test`, { headers: { "accept-language": "en" } });
    for (let count = 0; count < 10; count++) expect((await attempt()).body).toEqual(webhook);
    const refused = await attempt();
    expect([refused.status, refused.body.error]).toEqual([
      429,
      words.tooManyTestCalls.replace("{minutes}", "10"),
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    expect(tried).toEqual(Array(10).fill(webhook.id));
  });
});
