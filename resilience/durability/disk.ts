import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small disk of our own from which the power can be taken. */
export interface Disk {
  folder: string;
  /** Takes the power: what was not synced is gone, and nothing more can be written. */
  cut(): void;
  /** Gives the power back. Whoever had files open must have ended. */
  restore(): void;
  remove(): void;
}

const bytes = 4 * 1024 * 1024 * 1024;

/**
 * EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (Linux, fs/ext4/ext4.h): the file system stops without writing
 * what it still has in memory, not even its own journal. Node has no ioctl.
 */
const shutDown = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack("I", 2))
`;

/** Makes a disk: a file with ext4 in it, mounted. @returns why not, where that is not possible. */
export function makeDisk(): Disk | { absent: string } {
  if (process.getuid?.() !== 0) return { absent: "mounting a disk needs root" };
  for (const program of ["mkfs.ext4", "python3"])
    if (!has(program)) return { absent: `${program} is missing` };
  const home = mkdtempSync(join(tmpdir(), "resilience-disk-"));
  const [image, folder] = [join(home, "image"), join(home, "disk")];
  mkdirSync(folder);
  writeFileSync(image, "");
  run("truncate", "-s", `${bytes}`, image);
  run("mkfs.ext4", "-q", image);
  const disk: Disk = {
    folder,
    cut: () => run("python3", "-c", shutDown, folder),
    restore() {
      run("umount", folder);
      run("mount", "-o", "loop", image, folder);
    },
    remove() {
      // Lazily: after a failure somebody may still have files open.
      run("umount", "--lazy", folder);
      rmSync(home, { recursive: true });
    },
  };
  try {
    run("mount", "-o", "loop", image, folder);
    return disk;
  } catch (refusal) {
    rmSync(home, { recursive: true });
    return { absent: `loop devices cannot be mounted here (${refusal})` };
  }
}

function has(program: string): boolean {
  return ["/usr/bin", "/usr/sbin", "/bin", "/sbin"].some((folder) => existsSync(join(folder, program)));
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
}
