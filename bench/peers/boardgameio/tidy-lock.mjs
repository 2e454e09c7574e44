// Drops the "funding" notes that npm copies into the lock: they are the only host names left in
// it, and `npm ci` does not read them.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
