import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createServices } from "#data/services.ts";
import { healthLimits } from "#domain/health/troubles.ts";
import { createMetrics } from "#server/operations/metrics/metrics.ts";
import { openMemory } from "./support/database.ts";

const rulesFile = resolve("deploy/alerts.yml");
const rules = readFileSync(rulesFile, "utf8");
const manual = readFileSync("docs/operations.md", "utf8");

/** Series that Prometheus itself makes, and words of its language. */
const ofPrometheus =
  /^(up|sum|by|on|or|and|rate|increase|absent|offset|histogram_quantile|instance|le|table|reason|route)$/;

/** The names of all metrics in use, histograms with the endings of their series. */
async function exposedNames(): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), "site-alerts-"));
  writeFileSync(join(folder, "site-1.backup"), "backup");
  const database = await openMemory();
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const databaseFile = join(folder, "site.sqlite");
  const metrics = createMetrics(
    createServices({ database, databaseFile, monitoring: { backupDir: folder } }),
  );
  metrics.watchConnections(app.server);
  metrics.observe("pages", 200, 0.01);
  metrics.watchCache("pages", { hits: 1, misses: 1, bytes: 1 });
  const text = await metrics.text();
  const typed = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name);
  const series = [...text.matchAll(/^(\w+)/gm)].map(([, name = ""]) => name);
  return new Set([...typed, ...series]);
}

test("each metric of the alert rules and of the manual is exposed", async () => {
  const exposed = await exposedNames();
  const expressions = [...rules.matchAll(/expr: (?:>\n)?((?:.|\n)*?)\n\s+(?:for|labels):/g)].map(
    ([, expr = ""]) => expr,
  );
  expect(expressions.length).toBe(rules.match(/alert:/g)?.length);
  const used = expressions.flatMap((expr) =>
    [...expr.replace(/\{[^}]*\}|\[[^\]]*\]/g, "").matchAll(/\b[a-z][a-z_]+\b/g)].map(([name]) => name),
  );
  const names = new Set(used.filter((name) => !ofPrometheus.test(name)));
  expect(names).toContain("database_failed_writes_total");
  expect([...names].filter((name) => !exposed.has(name))).toEqual([]);
  const table = manual.slice(manual.indexOf("| Metric |"), manual.indexOf("**The log**"));
  const described = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+)/g)].map(([, name = ""]) => name),
  );
  expect(described.filter((name) => !exposed.has(name))).toEqual([]);
  expect([...names].filter((name) => !described.includes(name.replace(/_(bucket|count)$/, "")))).toEqual([]);
});

test("the rules have the limits of the line that administrators see", () => {
  expect(rules).toContain(`data_free_bytes < ${healthLimits.minFreeBytes.toExponential().replace("+", "")}`);
  expect(rules).toContain(`inquiry_files_bytes > ${healthLimits.maxInquiryFileBytes / 1e9}e9`);
  expect(rules).toContain(`backup_age_seconds > ${healthLimits.maxBackupAgeHours} * 3600`);
  expect(rules).toContain(`outbox_oldest_waiting_seconds > ${healthLimits.maxMailWaitMinutes} * 60`);
  expect(rules).toContain(`(jobs_waiting) > ${healthLimits.maxWaitingJobs}`);
});

const promtool = ["/usr/bin/promtool", resolve("node_modules/.cache/promtool")].find((file) =>
  existsSync(file),
);

test.skipIf(!promtool)(
  `promtool accepts the rules, and they fire when they should ${promtool ? "" : "(skipped: no promtool; Debian package prometheus)"}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "site-alerts-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const run = (...args: string[]) =>
      execFileSync(promtool ?? "", args, { encoding: "utf8", stdio: "pipe" });
    expect(run("check", "rules", rulesFile)).toContain("SUCCESS");
    const cases = join(folder, "cases.yml");
    writeFileSync(
      cases,
      JSON.stringify({ rule_files: [rulesFile], evaluation_interval: "1m", tests: firing }),
    );
    expect(run("test", "rules", cases)).toContain("SUCCESS");
  },
);

const site = 'instance="a",job="cooling-tower-site"';

/** Names of the alerts that fire at a minute. */
const at = (minute: number, ...alerts: string[]) => ({
  expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
  eval_time: `${minute}m`,
  exp_samples: alerts.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
});

/** The disk fills up within 20 minutes; then one write fails, and nothing can be stored for 10 minutes. */
const firing = [
  {
    interval: "1m",
    input_series: [
      {
        series: `database_failed_writes_total{${site},table="contact_inquiries",reason="disk-full"}`,
        values: "_x19 1x40",
      },
      { series: `database_writable{${site}}`, values: "1x19 0x9 1x31" },
      { series: `data_free_bytes{${site}}`, values: "2000000000-100000000x20 3000000000x40" },
      { series: `outbox_oldest_waiting_seconds{${site}}`, values: "0x29 1740+60x4 0x30" },
      { series: `backup_age_seconds{${site}}`, values: "92000+100x60" },
    ],
    promql_expr_test: [
      at(10),
      at(17, "LittleRoom", "BackupOld"),
      at(20, "LittleRoom", "DiskNearlyFull", "WritesFail", "BackupOld"),
      at(25, "WritesFail", "NothingCanBeStored", "BackupOld"),
      at(33, "MailsWait", "BackupOld"),
      at(45, "BackupOld"),
    ],
  },
  {
    interval: "1m",
    input_series: [
      { series: `webhook_calls{${site},state="retried"}`, values: "0x9 2x70 0x100" },
      { series: `webhook_calls_failed_last_hour{${site}}`, values: "0x79 2x59 0x40" },
      { series: `outbox_mails_failed_last_hour{${site}}`, values: "0x109 1x59 0x10" },
      { series: `backup_age_seconds{${site}}`, values: "0x180" },
      { series: `cache_purges_failing_seconds{${site}}`, values: "0x29 1+60x9 0x140" },
    ],
    promql_expr_test: [
      at(29),
      at(34),
      at(37, "PurgesFail"),
      at(60),
      at(75, "WebhooksFail"),
      at(100, "WebhooksGivenUp"),
      at(120, "WebhooksGivenUp", "MailsGivenUp"),
      at(150, "MailsGivenUp"),
      at(175),
    ],
  },
  { interval: "1m", input_series: [], promql_expr_test: [at(30), at(70, "BackupMissing")] },
];
