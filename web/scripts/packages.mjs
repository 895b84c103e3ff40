const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Writes down which packages the client contains, for THIRD_PARTY.md.
 * @returns {import('vite').Plugin}
 */
export function listPackages() {
    return {
        name: 'list-packages',
        generateBundle(_options, bundle) {
            const files = Object.values(bundle).flatMap((file) =>
                file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
            );
            const names = files.flatMap((path) => inPackage.exec(path)?.[1] ?? []);
            const source = JSON.stringify([...new Set(names)].sort());
            this.emitFile({ type: 'asset', fileName: '.packages.json', source });
        },
    };
}
