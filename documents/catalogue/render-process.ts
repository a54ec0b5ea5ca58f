import { renameSync, writeFileSync } from 'node:fs';
import type { CataloguePdfModel } from './catalogue-pdf-model';
import { renderCatalogueModelToPdf } from './render-catalogue';

export type CatalogueModelRenderJob = { model: CataloguePdfModel; stamp: string; file: string };
export type RenderProcessResult = { problem?: string };

// A child process, because the parent runs with the `react-server` condition, under
// which React cannot render documents.
process.on('message', async ({ model, stamp, file }: CatalogueModelRenderJob) => {
  const message: RenderProcessResult = {};
  try {
    writeFileSync(`${file}.part`, await renderCatalogueModelToPdf(model, stamp));
    renameSync(`${file}.part`, file);
  } catch (error) {
    message.problem = (error as Error).message;
  }
  process.send?.(message);
});
