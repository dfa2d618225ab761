import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";

const facts = {
  description: "",
  clientCompany: "b",
  country: "한국",
  searchText: "",
  coolingTowerType: "bac" as const,
};

describeOnBothEngines("projects of before", (older) => {
  /** Stores rows in a database of before a migration, as they were then, then migrates. */
  async function migrated(before: string, rows: readonly object[]) {
    return withOlderDatabase(older, before, async ({ db, upgrade }) => {
      await db
        .insertInto("projects")
        .values(rows as never)
        .execute();
      await upgrade();
      return await db.selectFrom("projects").select(dates).orderBy("id").execute();
    });
  }

  test("the day of completion are listed by the day in Korea on which they were registered", async () => {
    const times = ["2024-02-29T14:59:59.999Z", "2024-02-29T15:00:00.000Z"];
    const rows = times.map((time) => ({ ...facts, title: "a", createdAt: Date.parse(time) }));
    const listed = (await migrated("0006", rows)).map(({ listedOn }) => listedOn);
    expect(listed).toEqual(["2024-02-29", "2024-03-01"]);
  });

  test("the capacity of lists have the cooling tons that their capacity states", async () => {
    const capacities = ["2,400 RT", "300crt", "850RT", "RT", "87.5RT", "600RT x 2", "3 m³/h", null];
    const rows = capacities.map((capacity, at) => ({
      ...facts,
      title: "a",
      capacity,
      createdAt: at,
      listedOn: "2024-01-01",
    }));
    const tons = (await migrated("0051", rows)).map(({ capacityCrt }) => capacityCrt);
    expect(tons).toEqual([2400, 300, 850, null, null, null, null, null]);
  });

  test("several names of a country are stored by the one of the table", async () => {
    const names = ["터키", "Turkey", "튀르키예", "Côte d'Ivoire", " usa ", "아틀란티스"];
    const rows = names.map((country, at) => ({
      ...facts,
      title: "a",
      country,
      createdAt: at,
      listedOn: "2024-01-01",
    }));
    const countries = (await migrated("0071", rows)).map(({ country }) => country);
    expect(countries).toEqual(["튀르키예", "튀르키예", "튀르키예", "코트디부아르", "미국", "아틀란티스"]);
  });

  test("the optional day lose the day that the program had filled in, and no other", async () => {
    const registered = Date.parse("2026-11-20T15:30:12.345Z");
    const sample = Date.parse("2026-11-20T15:30:00.000Z");
    const rows = await migrated("0033", [
      { ...facts, title: "by the form", createdAt: registered, projectYear: 2019, completedOn: "2026-11-21" },
      {
        ...facts,
        title: "by an import",
        createdAt: registered,
        projectYear: 2015,
        completedOn: "2016-01-01",
      },
      {
        ...facts,
        title: "without a year",
        createdAt: registered,
        projectYear: null,
        completedOn: "2026-11-21",
      },
      { ...facts, title: "by a person", createdAt: registered, projectYear: 2024, completedOn: "2024-03-05" },
      {
        ...facts,
        title: "year from the day",
        createdAt: registered,
        projectYear: null,
        completedOn: "2024-03-05",
      },
      { ...facts, title: "a sample", createdAt: sample, projectYear: 2026, completedOn: "2026-11-21" },
      {
        ...facts,
        title: "both by a person",
        createdAt: registered,
        projectYear: 2026,
        completedOn: "2015-01-02",
      },
    ]);
    expect(
      rows.map(({ projectYear, completedOn, listedOn }) => [projectYear, completedOn, listedOn]),
    ).toEqual([
      [2019, null, "2019-12-31"],
      [2015, null, "2015-12-31"],
      [null, null, "2026-11-21"],
      [2024, "2024-03-05", "2024-03-05"],
      [2024, "2024-03-05", "2024-03-05"],
      [2026, "2026-11-21", "2026-11-21"],
      [2026, "2015-01-02", "2015-01-02"],
    ]);
  });
});

const dates = ["country", "projectYear", "completedOn", "listedOn", "capacityCrt"] as const;
