npx biome lint --only=correctness/noUnusedImports --write --unsafe src/words >/dev/null 2>&1; npx biome check --write src/words src/messages src/features scripts docs 2>&1 | tail -12
