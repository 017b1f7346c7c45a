// Compiled from src/texts/de/users/school/school-data.json by `npm run generate`: change that file.
import type { texts as english } from '../../../../compiled/en/users/school/school-data.generated.ts';

export const texts: typeof english = {
  title: "Daten der Schule",
  intro: "Alles, was über die Schule und ihre Konten gespeichert ist, als eine ZIP-Datei: Tabellen als JSON-Zeilen, die Dateien der Schüler/innen und ein Inhaltsverzeichnis. Sie enthält personenbezogene Daten, bewahre sie also sicher auf.",
  download: "Alle Daten herunterladen",
};
