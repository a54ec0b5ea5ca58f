import { renameSync, writeFileSync } from 'node:fs';
import type { CatalogueModel } from './catalogue-model';
import { renderCatalogue } from './render-catalogue';

export type CatalogueJob = { model: CatalogueModel; stamp: string; file: string };
export type RenderProcessResult = { problem?: string };

// A child process, because the parent runs with the `react-server` condition, under
// which React cannot render documents.
process.on('message', async ({ model, stamp, file }: CatalogueJob) => {
  const message: RenderProcessResult = {};
  try {
    writeFileSync(`${file}.part`, await renderCatalogue(model, stamp));
    renameSync(`${file}.part`, file);
  } catch (error) {
    message.problem = (error as Error).message;
  }
  process.send?.(message);
});
