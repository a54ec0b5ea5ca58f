import { serveMediaFile } from '@/lib/media/serve-media-file';

type Props = { params: Promise<{ path: string[] }> };

/**
 * Serves public files at `/api/files/<path>` and private files at `/api/files/signed/<bucket>/<path>?token=` if the
 * token is valid.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  return serveMediaFile((await params).path, request);
}
